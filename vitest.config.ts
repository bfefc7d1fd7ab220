import { defineConfig } from "vitest/config";
import { installBrand } from "#build/vite/modules.ts";
import { messages } from "./build/vite/messages.ts";

export default defineConfig({
  plugins: [installBrand(), messages()],
  test: {
    include: ["{app,build,catalog,edit,rating,server,site,tests,tools}/**/*.test.ts"],
    setupFiles: ["./app/messages/all.ts", "./tests/property-seed.ts"],
    environment: "node",
    // a provider that does not change: a new price or text in content/ is no mistake of the code
    env: { CONTENT: "tests/fixtures/frozen" },
    // a busy machine is slow, not wrong: what really hangs is found as well after half a minute
    testTimeout: 30_000,
    // Vitest leaves one core to others, which on two cores is half of the machine
    maxWorkers: "100%",
  },
});
