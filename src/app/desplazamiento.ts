/** Where a page was left: how far it was scrolled, and the link that was followed. */
interface Lugar {
  /** Of the page itself and then of its scrolling regions, in their order: pixels from the top and from the left. */
  readonly posiciones: readonly (readonly [arriba: number, izquierda: number])[];
  readonly enlace: string | null;
}

const CLAVE = 'mostrador.desplazamiento';
const MAX_LUGARES = 50;
/** How long a page may take to be as long as it was. */
const PACIENCIA_MS = 3_000;
const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const contenido = (): HTMLElement | null => document.querySelector('main');

const desplazables = (): readonly HTMLElement[] => {
  const pagina = contenido();
  return pagina === null ? [] : [pagina, ...pagina.querySelectorAll<HTMLElement>('[role=region][tabindex]')];
};

const leer = (): [string, Lugar][] => {
  try {
    return JSON.parse(sessionStorage.getItem(CLAVE) ?? '[]') as [string, Lugar][];
  } catch {
    return [];
  }
};

const guardar = (lugares: ReadonlyMap<string, Lugar>): void => {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify([...lugares]));
  } catch {
    // Forbidden or full: the places live as long as the page.
  }
};

/** Puts everything back where it was; false while the page is not long enough yet, or still loading. */
const colocar = (posiciones: Lugar['posiciones']): boolean => {
  const elementos = desplazables();
  let listo = elementos.length >= posiciones.length && contenido()?.querySelector('table[aria-busy=true]') === null;
  for (const [lugar, [arriba, izquierda]] of posiciones.entries()) {
    const elemento = elementos[lugar];
    elemento?.scrollTo(izquierda, arriba);
    listo &&= elemento !== undefined && Math.abs(elemento.scrollTop - arriba) < 2;
  }
  return listo;
};

export interface Desplazamiento {
  /** Notes how the page that is on screen is scrolled. */
  readonly anotar: (clave: string) => void;
  /** Scrolls the page as it was, as soon as its rows are there; the person's own scrolling ends the wait. False for a page never left. */
  readonly restaurar: (clave: string) => boolean;
  /** The link on the page that is on screen that was followed when it was left. */
  readonly enlaceSeguido: (clave: string) => HTMLElement | null;
  /** Keeps the places over a reload of the tab. */
  readonly guardar: () => void;
}

/** Remembers where the pages of the tab's history were left; `clave` names an entry of the history. */
export const crearDesplazamiento = (): Desplazamiento => {
  const lugares = new Map(leer());
  let dejarDeEsperar = (): void => undefined;

  const esperar = (posiciones: Lugar['posiciones']): void => {
    const hasta = performance.now() + PACIENCIA_MS;
    let cuadro = 0;
    const intentar = () => {
      if (colocar(posiciones) || performance.now() > hasta) dejarDeEsperar();
      else cuadro = requestAnimationFrame(intentar);
    };
    dejarDeEsperar = () => {
      cancelAnimationFrame(cuadro);
      for (const gesto of GESTOS) window.removeEventListener(gesto, dejarDeEsperar, true);
      dejarDeEsperar = () => undefined;
    };
    for (const gesto of GESTOS) window.addEventListener(gesto, dejarDeEsperar, { capture: true, passive: true });
    intentar();
  };

  return {
    anotar: (clave) => {
      dejarDeEsperar();
      const posiciones = desplazables().map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft] as const);
      const enfocado = contenido()?.contains(document.activeElement) ? document.activeElement : null;
      lugares.delete(clave);
      lugares.set(clave, { posiciones, enlace: enfocado?.getAttribute('href') ?? null });
      const [primera] = lugares.keys();
      if (lugares.size > MAX_LUGARES && primera !== undefined) lugares.delete(primera);
    },
    restaurar: (clave) => {
      const lugar = lugares.get(clave);
      if (lugar !== undefined) esperar(lugar.posiciones);
      return lugar !== undefined;
    },
    enlaceSeguido: (clave) => {
      const enlace = lugares.get(clave)?.enlace ?? null;
      return enlace === null
        ? null
        : (contenido()?.querySelector<HTMLElement>(`a[href="${CSS.escape(enlace)}"]`) ?? null);
    },
    guardar: () => guardar(lugares),
  };
};
