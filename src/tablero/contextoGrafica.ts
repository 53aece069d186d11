import { createContext } from 'react';
import type { CifrasDeDia } from './cifras.ts';
import type { Barra } from './ejes.ts';

/** The bar that has the pointer or the focus; `x` is its middle, in pixels from the left of the chart. */
export interface Senalada extends Barra {
  readonly x: number;
}

/** What a bar, which nivo draws, needs to know of the chart around it. */
interface Grafica {
  readonly dias: readonly CifrasDeDia[];
  /** The one bar that the Tab key reaches. */
  readonly alcance: Barra;
  readonly alEnfocar: (barra: Barra) => void;
  readonly senalar: (barra: Senalada | null) => void;
  /** Moves the focus by a key; false when the key means nothing here. */
  readonly mover: (desde: Barra, tecla: string) => boolean;
}

export const ContextoGrafica = createContext<Grafica | null>(null);
