import { Heading, List, Span, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Choice, Outlook } from '#machines/diagram/outlook';
import { Panel } from '../../ui/Panel.tsx';
import type { NameOf } from './inWords.ts';
import { choiceInWords, nameOfWork } from './inWords.ts';

interface Props {
  readonly outlook: Outlook;
  readonly nameOf: NameOf;
}

/** What this person can do with a record now, what happens without a person, and why not the rest. */
export function NextPanel({ outlook: { possible, refused, alone }, nameOf }: Props) {
  return (
    <Panel title="Qué puede pasar ahora">
      <Works title="Usted puede" all={possible} none="Nada: aquí ya no hay trabajo para usted.">
        {(choice) => choiceInWords(choice, nameOf)}
      </Works>
      {alone.length > 0 && (
        <Works title="Pasa sin usted" all={alone}>
          {(choice) => choiceInWords(choice, nameOf)}
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
  /** What is said where there are none. */
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
