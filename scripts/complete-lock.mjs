import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// `npm run lock` adds packages for other platforms to the lock file, which npm omits if its registry does not have
// them: where the registry does, `npm ci` refuses a lock file without them. It also looks up their hashes; npm does not
// verify a package for which the registry has none. With `--check` it only reports missing packages, floating versions,
// and other packages without a hash.
const file = "package-lock.json";
const systems = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const missing = findMissing(lock.packages);
const unhashed = () => Object.entries(lock.packages).filter(([path, entry]) => path !== "" && !entry.integrity);
const floating = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
for (const [name, version] of floating) console.error(`package.json: ${name} is "${version}"; name one version`);
if (process.argv.includes("--check")) {
  for (const [name] of missing) console.error(`${file}: ${name} is missing; run: npm run lock`);
  const open = unhashed().filter(([, { optional, cpu }]) => !optional || !cpu);
  for (const [path] of open) console.error(`${file}: ${path} has no hash; run: npm run lock`);
  process.exit(missing.length + floating.length + open.length === 0 ? 0 : 1);
}
for (const [name, version] of missing) lock.packages[`node_modules/${name}`] = findEntry(name, version);
for (const [path, entry] of unhashed()) {
  const name = `${path.split("node_modules/").pop()}@${entry.version}`;
  const { stdout } = spawnSync("npm", ["view", name, "dist.integrity"], { encoding: "utf8" });
  if (stdout.startsWith("sha512-")) entry.integrity = stdout.trim();
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms were added to ${file}.`);
if (unhashed().length > 0)
  console.log(`The registry has no hash of ${unhashed().length} others; ask one that has them.`);

/** Name and version of optional packages that are required but not in the lock file. */
function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(([name]) => !isThere(packages, path, name)),
  );
}

/** Whether one package finds another as Node resolves it: in its own node_modules, or in one further up. */
function isThere(packages, path, name) {
  const steps = path.split("/node_modules/");
  const above = steps.map((_, depth) => `${steps.slice(0, depth + 1).join("/node_modules/")}/`);
  return ["", ...above].some((folder) => `${folder}node_modules/${name}` in packages);
}

/** The lock entry of a platform-specific package, worked out from its name: `@x/binding-linux-arm64-musl`. */
function findEntry(name, version) {
  const words = name.replace(/(gnu|musl)?eabi(hf)?/, "-$1").split(/[-/]+/);
  const os = systems.find((word) => words.includes(word));
  const cpu = processors.find((word) => words.includes(word));
  if (!cpu || (!os && cpu !== "wasm32"))
    throw new Error(`${name}: its platform cannot be told by its name; add it to ${file} by hand`);
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return { version, cpu: [cpu], dev: true, ...(libc && { libc: [libc] }), optional: true, ...(os && { os: [os] }) };
}
