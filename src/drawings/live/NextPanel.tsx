import { Heading, List, Span, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { Choice, Outlook } from '#diagrams/outlook';
import { Panel } from '../../ui/Panel.tsx';
import { nameOfWork } from './inWords.ts';

interface Props<C extends Choice> {
  readonly outlook: Outlook<C>;
  /** A work, done or possible, as a sentence. */
  readonly inWords: (choice: C) => string;
  /** The text where this person can do nothing. */
  readonly none: string;
}

/** The works that this person can do now, the events without a person, and the reasons against the rest. */
export function NextPanel<C extends Choice>({ outlook: { possible, refused, alone }, inWords, none }: Props<C>) {
  return (
    <Panel title="Qué puede pasar ahora">
      <Works title="Usted puede" all={possible} none={none}>
        {inWords}
      </Works>
      {alone.length > 0 && (
        <Works title="Pasa sin usted" all={alone}>
          {inWords}
        </Works>
      )}
      {refused.length > 0 && (
        <Works title="Usted no puede, y por qué" all={refused}>
          {(choice) => (
            <>
              <Span fontWeight="medium">{nameOfWork(choice)}:</Span> {choice.reason}
            </>
          )}
        </Works>
      )}
    </Panel>
  );
}

interface WorksProps<C extends Choice> {
  readonly title: string;
  readonly all: readonly C[];
  /** The text where there are none. */
  readonly none?: string;
  readonly children: (choice: C) => ReactNode;
}

function Works<C extends Choice>({ title, all, none, children }: WorksProps<C>) {
  const id = useId();
  return (
    <>
      <Heading as="h3" id={id} size="sm" mt={3} mb={1} _first={{ mt: 0 }}>
        {title}
      </Heading>
      {all.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <List.Root ps={5} listStyle="disc" aria-labelledby={id}>
          {all.map((choice) => (
            <List.Item key={choice.event}>{children(choice)}</List.Item>
          ))}
        </List.Root>
      )}
    </>
  );
}
