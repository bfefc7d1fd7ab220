/** What a running page is told of its build: `builds/meta/{id}.json`. */
export type BuildManifest = {
  id: string;
  timestamp: number;
  prerendered: string[];
  rules: { redirects: Record<string, string> };
};
