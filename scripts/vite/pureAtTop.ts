import type { Plugin } from 'vite';

/** Libraries whose files only define things, though they do it by calls and do not say so. */
const LIBRARIES = /[\\/]node_modules[\\/](@nivo|d3-[a-z-]+|lodash)[\\/]/;

/** The facts that are known of any part of a file that was read. */
interface Part {
  readonly type: string;
  readonly start: number;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Where in a part something is called as soon as the file is read: not within its functions and classes. */
function callsIn(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isPart(value) || /Function|Class/.test(value.type)) return [];
  const own = value.type === 'CallExpression' || value.type === 'NewExpression' ? [value.start] : [];
  return [...own, ...Object.values(value).flatMap(callsIn)];
}

/**
 * Lets the build leave out what a chart does not use of nivo and d3: tables of colours, curves and formats are made by calls
 * at the top of their files, which look as if they did something. Each is marked as one that makes a value and no more.
 */
export function pureAtTop(): Plugin {
  return {
    name: 'pure-at-top',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES },
      handler(code) {
        const made = this.parse(code).body.flatMap((statement) => {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          return declared?.type === 'VariableDeclaration' ? callsIn(declared) : [];
        });
        const marked = [...new Set(made)]
          .toSorted((one, other) => other - one)
          .reduce((text, at) => `${text.slice(0, at)}/*@__PURE__*/ ${text.slice(at)}`, code);
        return { code: marked, map: null, moduleSideEffects: false };
      },
    },
  };
}
