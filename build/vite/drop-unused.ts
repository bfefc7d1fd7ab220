import type { Plugin } from "vite";

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
        const edits: { start: number; end: number; text: string }[] = [];
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
        const changed = edits.reduceRight(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        );
        return { code: changed, map: null };
      },
    },
  };
}
