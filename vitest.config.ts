import { defineConfig } from "vitest/config";
import { slimRuntime } from "./app/messages/slim-runtime.ts";

export default defineConfig({
  plugins: [slimRuntime()],
  test: { include: ["{app,catalog,rating,server}/**/*.test.ts"], environment: "node" },
});
