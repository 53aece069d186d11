import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Chart } from '#diagrams/chart';
import { duracionEnPalabras } from '#domain/common/duracion';
import { inFigures } from '#domain/common/figures';
import { type ConMas, conMasPersonas } from '#domain/escritorio/unaPersonaMas';
import type { Uso } from '#domain/escritorio/uso';
import { Figures } from '../../ui/Figures.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { waitsFor } from './usage.ts';

/** So many people more are reckoned with; none is how it is. */
const MORE = [0, 1, 2, 3] as const;

/** The waits for a decision, with more people who decide; nothing for a life in which nothing waits for one. */
export function OneMore({ chart, uso }: { readonly chart: Chart; readonly uso: Uso }) {
  const waits = useMemo(() => waitsFor(chart, uso), [chart, uso]);
  if (waits.length === 0) return null;
  return (
    <Panel title="¿Y si alguien más decidiera?" mb={4}>
      <Figures label="¿Y si alguien más decidiera?">
        <thead>
          <tr>
            <th scope="col">Espera en</th>
            {['Llegaron', 'Se decidieron', 'Personas al día', 'Hoy', 'Con 1 más', 'Con 2 más', 'Con 3 más'].map(
              (name) => (
                <th key={name} scope="col" data-fit="number">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {waits.map(({ id, name, ...wait }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-fit="number">{inFigures(wait.llegaron)}</td>
              <td data-fit="number">{inFigures(wait.decididos)}</td>
              <td data-fit="number">{wait.personas.toFixed(1)}</td>
              {MORE.map((mas) => (
                <Cell key={mas} such={conMasPersonas(wait, mas)} />
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
      {notes(waits.map((wait) => conMasPersonas(wait, 0).clase)).map((text) => (
        <Text key={text} mt={2} color="fg.muted">
          {text}
        </Text>
      ))}
    </Panel>
  );
}

function Cell({ such }: { readonly such: ConMas }) {
  if (such.clase !== 'espera') return <td data-fit="number">–</td>;
  return (
    <td data-fit="number">
      {duracionEnPalabras(such.mediana)}
      <Muted display="block" fontSize="sm">
        {`9 de 10: ${duracionEnPalabras(such.p90)}`}
      </Muted>
    </td>
  );
}

const SAID: Readonly<Record<ConMas['clase'], string>> = {
  espera:
    'Lo que la mitad espera, y 9 de 10. Supone que lo que espera, espera a que alguien lo mire, y que quien llegue lo mire tan seguido como los demás. Es lo más que podría bajar: lo que llega con la tienda cerrada espera igual a que abra.',
  seAcumula: 'Donde llegó bastante más de lo que se decidió, lo pendiente crece y ninguna espera se puede decir.',
  sinContar: 'Todavía se cuenta quién decidió: vuelva en un rato.',
  pocas: 'Con menos de 30 decisiones en estos días no se puede decir.',
};

function notes(kinds: readonly ConMas['clase'][]): readonly string[] {
  return [...new Set(kinds)].map((kind) => SAID[kind]);
}
