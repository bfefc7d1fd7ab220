import { defineConfig } from "vitest/config";
import { brand } from "./build/vite/brand.ts";
import { messages } from "./build/vite/messages.ts";

export default defineConfig({
  plugins: [brand(), messages()],
  test: {
    include: ["{app,build,catalog,rating,server,site,tests}/**/*.test.ts"],
    setupFiles: ["./app/messages/all.ts", "./tests/property-seed.ts"],
    environment: "node",
    // a busy machine is slow, not wrong: what really hangs is found as well after half a minute
    testTimeout: 30_000,
  },
});
