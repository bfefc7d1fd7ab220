import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { installBrand, pairCharacters } from "#build/vite/modules.ts";
import { messages } from "./build/vite/messages.ts";

const include = ["{app,build,catalog,edit,rating,server,site,tests,tools}/**/*.test.ts"];

/** Tests that change the environment or replace modules: what they leave behind must not reach others. */
const apart = globSync(include).filter((file) =>
  /\bvi\.(?:stubEnv|stubGlobal|mock|doMock|resetModules|useFakeTimers)\b/.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  plugins: [installBrand(), pairCharacters(), messages()],
  test: {
    globalSetup: "./tests/temporary-folder.ts",
    setupFiles: ["./app/messages/all.ts", "./tests/property-seed.ts"],
    environment: "node",
    // a provider that does not change: a new price or text in content/ is no mistake of the code
    env: { CONTENT: "tests/fixtures/frozen" },
    // a busy machine is slow, not wrong: what really hangs is found as well after a minute
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // Vitest leaves one core to others, which on two cores is half of the machine
    maxWorkers: "100%",
    // a test that reads a whole site leaves much behind: with room for it, a tenth less time goes into clearing up
    execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=64"],
    projects: [
      { extends: true, test: { name: "apart", include: apart } },
      // importing the catalog and the engine anew for each of two hundred files takes as long as their tests
      { extends: true, test: { name: "together", include, exclude: [...apart, "**/node_modules/**"], isolate: false } },
    ],
  },
});
