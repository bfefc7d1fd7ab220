import { type Plugin, Visitor } from "vite";

// What packages bring and browsers do not need.

type Edit = { start: number; end: number; text: string };

/** The code with parts of it replaced; what lies in a part before it goes with that. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let changed = "";
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    changed += code.slice(at, start) + text;
    at = end;
  }
  return changed + code.slice(at);
}

const pure = "/*#__PURE__*/ ";

/**
 * Removes unused parts of packages from the browser's code. A component or context created by a call to React and given
 * a `displayName` for debuggers would stay, with everything it needs: 3 kB. So such calls are marked as free of side
 * effects, and the names are removed.
 */
export function dropUnused(): Plugin {
  return {
    name: "drop-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /from "react"/ },
      handler(code) {
        const { body } = this.parse(code);
        const react = body.flatMap((statement) =>
          statement.type === "ImportDeclaration" && statement.source.value === "react"
            ? statement.specifiers.filter(({ type }) => type !== "ImportSpecifier").map(({ local }) => local.name)
            : [],
        );
        const edits: Edit[] = [];
        for (const statement of body) {
          if (statement.type === "VariableDeclaration")
            for (const { init } of statement.declarations) {
              if (init?.type !== "CallExpression" || init.callee.type !== "MemberExpression") continue;
              const { object } = init.callee;
              if (object.type === "Identifier" && react.includes(object.name))
                edits.push({ start: init.start, end: init.start, text: pure });
            }
          if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
            continue;
          const { left } = statement.expression;
          if (left.type === "MemberExpression" && "name" in left.property && left.property.name === "displayName")
            edits.push({ start: statement.start, end: statement.end, text: "" });
        }
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/**
 * Leaves out what React Router tells those who program with it: 2 kB. What it holds to be impossible still throws, without
 * the words of it.
 */
export function dropExplanations(): Plugin {
  return {
    name: "drop-explanations",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.m?js$/, code: /\b(invariant|warning|warnOnce|Error)\(/ },
      handler(code) {
        const edits: Edit[] = [];
        new Visitor({
          NewExpression({ callee, arguments: [told, ...more] }) {
            const isText = told?.type === "Literal" || told?.type === "TemplateLiteral";
            if (isText && more.length === 0 && callee.type === "Identifier" && /Error$/.test(callee.name))
              edits.push({ start: told.start, end: told.end, text: "" });
          },
          CallExpression({ callee, arguments: [condition, ...told], start, end }) {
            if (callee.type !== "Identifier" || !condition || told.length === 0) return;
            if (callee.name === "invariant") edits.push({ start: condition.end, end: end - 1, text: "" });
            if (/^warn(ing|Once)$/.test(callee.name)) edits.push({ start, end, text: "void 0" });
          },
        }).visit(this.parse(code));
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/**
 * What React Router's routes and options may say, and nothing here does, by the names that its code has for them: it reads
 * as missing, and what hangs on it is left out, 4 kB. Who sets one of these takes it from the list.
 */
const neverSet = new Map([
  ["route", ["lazy", "middleware", "hydrateFallbackElement", "HydrateFallback", "caseSensitive"]],
  ["routeToUpdate", ["lazy"]],
  ["init", ["instrumentations", "patchRoutesOnNavigation", "getContext", "dataStrategy"]],
  [
    "opts",
    ["instrumentationNavigateMetaReceiver", "submission", "formMethod", "formData", "body", "pendingError", "mask"],
  ],
  ["navigation", ["formMethod"]],
  ["location", ["mask"]],
  ["state", ["masked"]],
  // set by its servers
  ["error", ["digest"]],
  ["window", ["__staticRouterHydrationData"]],
]);
const isNeverSet = (object: string, name: string) => neverSet.get(object)?.includes(name) === true;
/** What it does for fetchers, of which there are none, and for routes that come later: called all the same, it throws. */
const neverCalled = new Set(["fetch", "patchRoutes"]);

/** Leaves out what React Router does for programs that use more of it. */
export function dropUnusedRouting(): Plugin {
  return {
    name: "drop-unused-routing",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.m?js$/ },
      handler(code) {
        const edits: Edit[] = [];
        const written = new Set<unknown>();
        new Visitor({
          AssignmentExpression({ left }) {
            written.add(left);
          },
          MemberExpression(member) {
            const { object, property, computed, start, end } = member;
            if (computed || written.has(member) || property.type !== "Identifier") return;
            const holder = object.type === "MemberExpression" ? object.property : object;
            if (holder.type === "Identifier" && isNeverSet(holder.name, property.name))
              edits.push({ start, end, text: "undefined" });
          },
          BinaryExpression({ operator, left, right, start, end }) {
            if (operator !== "in" || left.type !== "Literal" || right.type !== "Identifier") return;
            if (isNeverSet(right.name, String(left.value))) edits.push({ start, end, text: "false" });
          },
          FunctionDeclaration({ id, body }) {
            if (id && body && neverCalled.has(id.name))
              edits.push({ start: body.start, end: body.end, text: "{ throw new Error() }" });
          },
        }).visit(this.parse(code));
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/** Vite's own also waits for styles, reports what does not arrive and looks for nonces, none of which is used here. */
const preloading = `const known = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};`;

/** Asks in the fewest words for what a chunk needs, together with the chunk. */
export function preloadChunks(): Plugin {
  return {
    name: "preload-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler(code) {
        if (!/\b__vitePreload\b/.test(code)) this.error("Vite calls its helper by another name now");
        return { code: preloading, map: null };
      },
    },
  };
}
