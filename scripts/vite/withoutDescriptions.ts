import type { Plugin } from 'vite';
import { parseAst, Visitor } from 'vite';

/**
 * Leaves out of the app what charts say of their states and arrows: analysts read it in the files, and people in the diagrams,
 * which are drawn from the files when the app is built (docs/decisions/106). No chart runs by it.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]machines[\\/]\w+\.machine\.ts$/ },
      handler: (code) => ({ code: undescribed(code), map: null }),
    },
  };
}

/** A chart's code without its descriptions. */
export function undescribed(code: string): string {
  const found: { readonly start: number; readonly end: number }[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties, end }) {
      for (const [place, property] of properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name !== 'description') continue;
        // Up to what comes next, so that the comma goes with it.
        found.push({ start: property.start, end: properties[place + 1]?.start ?? end - 1 });
      }
    },
  });
  visitor.visit(parseAst(code, { lang: 'ts' }));
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
