/** What a running page can learn about its build: `builds/meta/{id}.json`. */
export type BuildManifest = {
  id: string;
  timestamp: number;
  prerendered: string[];
  rules: { redirects: Record<string, string> };
};
