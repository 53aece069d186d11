import { Fieldset, Heading, List, Span, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import { type Chart, stateName } from '#diagrams/chart';
import { answerIn, type Fact } from '#diagrams/lives/facts';
import type { PlayedLife } from '#diagrams/lives/lives';
import { answeredAnew, type LifePlay, startAgain, stepBack } from '#diagrams/lives/play';
import { nameOfArrow } from '#diagrams/sentence';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
import { SelectField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { OnPath } from '../onPath.ts';
import { PlayMoves } from '../PlayMoves.tsx';
import { choiceInWords, stepInWords, wayAsText } from './inWords.ts';

interface Props {
  readonly chart: Chart;
  readonly life: PlayedLife;
  readonly played: LifePlay;
  /** The number of the state in which the play begins; null for the beginning of the life. */
  readonly from: number | null;
  readonly tell: Notify;
  readonly onPath: OnPath;
}

/** Plays a life by its own machine: where it is, what it takes and refuses now, the facts that it reads, and the way so far. */
export function LifePlayPanel({ chart, life, played, from, tell, onPath }: Props) {
  const { steps, here, context, possible, refused } = played;
  const tokens = steps.map(({ token }) => token);
  const isBegun = steps.some(({ kind }) => kind === 'arrow');
  const heard = refused.filter(({ arrow: { from: source } }) => source === here || source === chart.id);
  const told = useRef<HTMLParagraphElement>(null);
  const go = (next: readonly string[]) => {
    onPath(next);
    // The pressed button may be gone: whoever goes on by keyboard stands at the answer.
    told.current?.focus();
  };
  const answer = (fact: Fact, key: string) =>
    onPath(answeredAnew(life, chart, { from, tokens }, { fact, answer: key }), 'replacing');
  const copyWay = () => {
    if (copyText(wayAsText(chart, played))) tell('success', 'Camino copiado.');
    else tell('error', 'El navegador no dejó copiar.');
  };
  return (
    <Panel
      title="Probar"
      flex="none"
      w={{ base: 'full', lg: '25rem' }}
      maxH={{ base: '55%', lg: 'full' }}
      overflowY="auto"
      _print={{ display: 'none' }}
    >
      <Text color="fg.muted" fontSize="sm">
        Decide la misma máquina que en el programa. Aquí nada se guarda ni se envía.
      </Text>
      <Text ref={told} tabIndex={-1} role="status" mt={2} mb={2}>
        Está en <Span fontWeight="semibold">{stateName(chart, here)}</Span>.{' '}
        {possible.length === 0 && 'Con estos hechos no puede pasar nada.'}
      </Text>
      <PlayMoves
        possible={possible}
        inWords={(arrow) => choiceInWords(chart, arrow)}
        isBegun={isBegun}
        onTake={(key) => go([...tokens, key])}
        onBack={() => go(stepBack(tokens))}
        onAgain={() => go(startAgain(tokens))}
        tell={tell}
      />
      <Refusals title="No se puede, y por qué" all={heard} />
      <Facts legend="La persona puede" facts={life.rights} context={context} onAnswer={answer} />
      <Facts legend="Hechos" facts={life.facts} context={context} onAnswer={answer} />
      <Refusals title="En este estado, nadie" all={refused.filter((one) => !heard.includes(one))} />
      <Titled title="El camino hasta aquí">
        {(id) =>
          steps.length === 0 ? (
            <Text color="fg.muted">Todavía no pasa nada.</Text>
          ) : (
            <>
              <List.Root as="ol" ps={6} listStyle="decimal" aria-labelledby={id}>
                {steps.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
                  <List.Item key={index}>{stepInWords(chart, step)}</List.Item>
                ))}
              </List.Root>
              <Button size="sm" variant="ghost" onClick={copyWay}>
                Copiar el camino
              </Button>
            </>
          )
        }
      </Titled>
    </Panel>
  );
}

/** Works that are refused, each in the words that whoever tried would read; nothing where there are none. */
function Refusals({ title, all }: { readonly title: string; readonly all: LifePlay['refused'] }) {
  if (all.length === 0) return null;
  return (
    <Titled title={title}>
      {(id) => (
        <List.Root ps={5} mb={3} listStyle="disc" aria-labelledby={id}>
          {all.map(({ arrow, text }) => (
            <List.Item key={arrow.type}>
              <Span fontWeight="medium">{nameOfArrow(arrow)}:</Span> {text}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Titled>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <>
      <Heading as="h3" id={id} size="sm" mt={3} mb={1}>
        {title}
      </Heading>
      {children(id)}
    </>
  );
}

interface FactsProps {
  readonly legend: string;
  readonly facts: readonly Fact[];
  readonly context: object;
  readonly onAnswer: (fact: Fact, answer: string) => void;
}

/** The facts that a life reads, each as it is answered now. */
function Facts({ legend, facts, context, onAnswer }: FactsProps) {
  return (
    <Fieldset.Root mb={3}>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Fieldset.Content mt={1} gap={3}>
        {facts.map((fact) => {
          const { key } = answerIn(fact, context);
          return fact.isYesNo ? (
            <CheckField
              key={fact.key}
              size="sm"
              label={fact.words}
              checked={key === 'si'}
              onChange={({ target }) => onAnswer(fact, target.checked ? 'si' : 'no')}
            />
          ) : (
            <SelectField
              key={fact.key}
              label={fact.words}
              value={key}
              onChange={({ target }) => onAnswer(fact, target.value)}
            >
              {fact.answers.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.words}
                </option>
              ))}
            </SelectField>
          );
        })}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
