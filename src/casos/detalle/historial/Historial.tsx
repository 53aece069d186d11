import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fechaYHora } from '#domain/fechas';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDatosCaso, usePagina } from '../contexto.ts';
import { recuperarFoco } from '../foco.ts';
import type { FiltroHistoria, Suceso } from '../historia.ts';
import { FILTROS_HISTORIA, filtrarHistoria, historiaDe, porDias } from '../historia.ts';
import { Tarjeta } from '../Tarjeta.tsx';
import { Comentar } from './Comentar.tsx';
import { ANTERIORES, FILTRO, LISTA } from './estilos.ts';

/** So many at the end are shown when the page opens; the ones before at a click. */
const A_LA_VISTA = 20;

const FILTROS = Object.entries(FILTROS_HISTORIA) as readonly (readonly [FiltroHistoria, string])[];

/** Everything that was said and done, in order, and the box to say more at its foot. */
export const Historial = ({ ahora }: { readonly ahora: Date }) => {
  const caso = useDatosCaso();
  const [filtro, setFiltro] = useState<FiltroHistoria>('todo');
  const historia = useMemo(() => historiaDe(caso), [caso]);
  const [guardados, guardar] = useState<ReadonlySet<string>>(
    () => new Set(historia.slice(0, -A_LA_VISTA).map(({ clave }) => clave)),
  );
  const nuevos = useNuevos(historia);
  const lista = useRef<HTMLDivElement>(null);
  useLoPropioALaVista(historia, lista);
  const filtrada = filtrarHistoria(historia, filtro);
  const aLaVista = filtrada.filter(({ clave }) => !guardados.has(clave));
  const ocultos = filtrada.length - aLaVista.length;
  return (
    <Tarjeta
      titulo="Historia"
      al={
        <fieldset className={FILTRO}>
          <legend>Mostrar</legend>
          {FILTROS.map(([valor, texto]) => (
            <label key={valor}>
              <input type="radio" name="historia" checked={filtro === valor} onChange={() => setFiltro(valor)} />
              {texto}
            </label>
          ))}
        </fieldset>
      }
    >
      {ocultos > 0 && (
        <button
          type="button"
          className={ANTERIORES}
          onClick={() => {
            guardar(new Set());
            recuperarFoco(() => document.querySelector('input[name=historia]:checked'));
          }}
        >
          Ver {ocultos === 1 ? 'el anterior' : `los ${ocultos} anteriores`}
        </button>
      )}
      {filtrada.length === 0 ? (
        <EmptyState texto={filtro === 'comentarios' ? 'Aún no hay comentarios.' : 'Aún no hay movimientos.'} />
      ) : (
        <div ref={lista} className={LISTA}>
          <Dias sucesos={aLaVista} nuevos={nuevos} ahora={ahora} />
        </div>
      )}
      <Comentar />
    </Tarjeta>
  );
};

/**
 * What came in since this page was opened, but for one's own: marked so that the eye finds it. After 'Ver cambios' the
 * focus, whose button is gone, goes to the first of them.
 */
const useNuevos = (historia: readonly Suceso[]): ReadonlySet<string> => {
  const { caso } = usePagina();
  const numiden = useSelector(caso, ({ context }) => context.numiden);
  const [alAbrir] = useState(() => new Set(historia.map(({ clave }) => clave)));
  const nuevos = useMemo(
    () =>
      new Set(
        historia
          .filter(({ clave, autor }) => !alAbrir.has(clave) && autor.numiden !== numiden)
          .map(({ clave }) => clave),
      ),
    [historia, alAbrir, numiden],
  );
  const anteriores = useRef(nuevos.size);
  useEffect(() => {
    const crecio = nuevos.size > anteriores.current;
    anteriores.current = nuevos.size;
    if (!crecio || !document.activeElement?.matches('body, main')) return;
    document.querySelector<HTMLElement>('[data-nuevo]')?.focus();
  }, [nuevos]);
  return nuevos;
};

/** What the person just did stands at the end of a history that may be long: it is brought into sight. */
const useLoPropioALaVista = (historia: readonly Suceso[], lista: RefObject<HTMLDivElement | null>): void => {
  const { caso } = usePagina();
  const numiden = useSelector(caso, ({ context }) => context.numiden);
  const cuantos = useRef(historia.length);
  useEffect(() => {
    const crecio = historia.length > cuantos.current;
    cuantos.current = historia.length;
    if (!crecio || historia.at(-1)?.autor.numiden !== numiden) return;
    lista.current?.querySelector('section:last-child li:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [historia, numiden, lista]);
};

const Dias = ({
  sucesos,
  nuevos,
  ahora,
}: {
  readonly sucesos: readonly Suceso[];
  readonly nuevos: ReadonlySet<string>;
  readonly ahora: Date;
}) => (
  <>
    {porDias(sucesos, ahora).map(({ dia, nombre, sucesos: delDia }) => (
      <section key={dia} aria-label={nombre}>
        <h3>
          <time dateTime={dia}>{nombre}</time>
        </h3>
        <ol>
          {delDia.map((suceso, lugar) => (
            <Entrada
              key={suceso.clave}
              suceso={suceso}
              nueva={nuevos.has(suceso.clave)}
              sigue={esDeUnaVez(suceso, delDia[lugar - 1])}
            />
          ))}
        </ol>
      </section>
    ))}
  </>
);

const HORA = 11;

/** What followed from the entry before it needs no second signature. */
const esDeUnaVez = ({ fecha, autor }: Suceso, anterior: Suceso | undefined): boolean =>
  anterior?.fecha === fecha && anterior.autor.numiden === autor.numiden;

const Entrada = ({
  suceso,
  nueva,
  sigue,
}: {
  readonly suceso: Suceso;
  readonly nueva: boolean;
  readonly sigue: boolean;
}) => (
  <li
    data-tipo={suceso.tipo}
    data-nuevo={nueva ? '' : undefined}
    data-sigue={sigue ? '' : undefined}
    tabIndex={nueva ? -1 : undefined}
  >
    {!sigue && (
      <p className="firma">
        <strong>{suceso.autor.nombre}</strong>{' '}
        <time dateTime={suceso.fecha} title={fechaYHora(suceso.fecha)}>
          {fechaYHora(suceso.fecha).slice(HORA)}
        </time>
        {nueva && <span className="nuevo">Nuevo</span>}
      </p>
    )}
    {suceso.tipo === 'escalamiento' ? (
      <>
        <p className="texto">
          Caso escalado a {suceso.area} · {suceso.subCategoria}
        </p>
        <p className="motivo">Motivo: {suceso.motivo}</p>
        {suceso.comentario !== '' && <p className="texto">{suceso.comentario}</p>}
      </>
    ) : (
      <p className="texto">{suceso.texto}</p>
    )}
  </li>
);
