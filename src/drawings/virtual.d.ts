/** Made by the build from the machines themselves: `scripts/vite/diagrams.ts`. */
declare module 'virtual:diagramas' {
  type Diagram = import('#diagrams/diagram').Diagram;
  type DiagramEntry = import('#diagrams/diagram').DiagramEntry;

  export const entries: readonly DiagramEntry[];
  export const ways: Readonly<Record<string, () => Promise<{ readonly default: Diagram }>>>;
}

declare module 'virtual:diagramas/version' {
  /** The charts of this version, as text. */
  const kept: string;
  export default kept;
}
