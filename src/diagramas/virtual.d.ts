/** Made by the build from the machines themselves: `scripts/vite/diagrams/plugin.ts`. */
declare module 'virtual:diagramas' {
  type Diagram = import('#machines/diagram/diagram').Diagram;
  type DiagramEntry = import('#machines/diagram/diagram').DiagramEntry;

  export const entries: readonly DiagramEntry[];
  export const ways: Readonly<Record<string, () => Promise<{ readonly default: Diagram }>>>;
}
