import { Flex, Heading, List, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Chart } from '#diagrams/chart';
import { nameOfPart } from '#diagrams/sentence';
import { dateAndTime } from '#domain/common/dates';
import { contraResponder, MAX_NOTAS, type Nota } from '#domain/escritorio/notas';
import { query } from '../../data/query.ts';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { keyOfPart, partAt } from '../../drawings/address.ts';
import { PartLink } from '../../drawings/PartLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Panel, Signature, Words } from '../../ui/Panel.tsx';
import { OpenWindow } from '../../ui/works/OpenWindow.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { answerDraft, NOTE_WORKS, pinDraft, pinningWorks } from './works.ts';

const WHOLE = 'Todo el diagrama';

interface Props {
  readonly chart: Chart;
  /** Id of the state or arrow that is looked at; null for none. */
  readonly part: string | null;
}

/** The notes that analysts pinned to a diagram, and the way to pin one to what is looked at. */
export function NotesPanel({ chart, part }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, 'nota.');
  const { data, error, refetch } = useQuery(query('notasDeDiagrama', { ruta: { maquina: chart.id } }));
  const [showsSolved, setShowsSolved] = useState(false);
  const solved = data?.notas.filter(({ resuelta }) => resuelta !== null) ?? [];
  const shown = data?.notas.filter(({ resuelta }) => showsSolved || resuelta === null) ?? [];
  const key = part === null ? null : keyOfPart(chart, part);
  return (
    <Panel
      title="Notas"
      mb={5}
      aside={
        <Flex wrap="wrap" justify="end" gap={2} _print={{ display: 'none' }}>
          {solved.length > 0 && (
            <Button size="sm" variant="ghost" aria-pressed={showsSolved} onClick={() => setShowsSolved(!showsSolved)}>
              {`${showsSolved ? 'Ocultar' : 'Ver'} ${solved.length === 1 ? 'la resuelta' : `las ${solved.length} resueltas`}`}
            </Button>
          )}
          {drafts !== null && <PinButton key={key ?? ''} {...{ chart, part, drafts }} />}
        </Flex>
      }
    >
      {error !== null && data === undefined && <LoadFailed text={error.texto} onRetry={() => void refetch()} />}
      {data !== undefined && shown.length === 0 && (
        <Text color="fg.muted">
          Aquí se pregunta lo que el dibujo no dice. Elija un estado o una flecha para anotar sobre él.
        </Text>
      )}
      {drafts !== null && shown.length > 0 && (
        <List.Root variant="plain" gap={5} display="grid">
          {shown.map((note) => (
            <NoteItem key={note.id} {...{ chart, note, drafts }} />
          ))}
        </List.Root>
      )}
      {data?.hayMas === true && <Signature>{`Se muestran las primeras ${MAX_NOTAS}.`}</Signature>}
    </Panel>
  );
}

interface PinProps extends Props {
  readonly drafts: PageDrafts;
}

/** Pins a note to the part that is looked at, or to the whole diagram. */
function PinButton({ chart, part, drafts }: PinProps) {
  const [target] = useState(() => ({
    maquina: chart.id,
    parte: part === null ? null : keyOfPart(chart, part),
    sobre: part === null ? WHOLE : nameOfPart(chart, part),
  }));
  const [works] = useState(() => pinningWorks(target));
  const record = useRecord({
    ...{ entity: 'notaDeDiagrama', id: null, works, version: null, drafts },
    draftKeyOf: () => pinDraft(target),
  });
  return (
    <>
      <Button size="sm" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'anotar' })}>
        {part === null ? 'Agregar nota' : `Agregar nota sobre ${target.sobre}`}
      </Button>
      <OpenWindow page={unwatched(record)} special={{}} above={() => null} />
    </>
  );
}

interface NoteProps {
  readonly chart: Chart;
  readonly note: Nota;
  readonly drafts: PageDrafts;
}

/** One note with its answers, and what can be done with it. */
function NoteItem({ chart, note, drafts }: NoteProps) {
  const { id, parte, sobre, texto, autor, fecha, resuelta, respuestas } = note;
  const record = useRecord({
    ...{ entity: 'notaDeDiagrama', id, works: NOTE_WORKS, version: null, drafts },
    draftKeyOf: () => answerDraft(note),
  });
  const part = parte === null ? null : partAt(chart, parte);
  return (
    <List.Item display="block">
      <Heading as="h3" size="sm">
        {part === null ? sobre : <PartLink {...{ chart, part }}>{sobre}</PartLink>}
        {parte !== null && part === null && ' (ya no está así en el diagrama)'}
      </Heading>
      <Words>{texto}</Words>
      <Signature>{`${autor.nombre} · ${dateAndTime(fecha)}`}</Signature>
      {respuestas.length > 0 && (
        <List.Root
          variant="plain"
          gap={3}
          display="grid"
          mt={3}
          ps={4}
          borderStartWidth="2px"
          borderColor="border.emphasized"
          aria-label="Respuestas"
        >
          {respuestas.map((answer) => (
            <List.Item key={answer.id} display="block">
              <Words>{answer.texto}</Words>
              <Signature>{`${answer.autor.nombre} · ${dateAndTime(answer.fecha)}`}</Signature>
            </List.Item>
          ))}
        </List.Root>
      )}
      {resuelta !== null && (
        <Signature>{`Resuelta por ${resuelta.por.nombre} · ${dateAndTime(resuelta.fecha)}`}</Signature>
      )}
      <Flex gap={2} mt={1} ms={-2.5} _print={{ display: 'none' }}>
        {resuelta === null && (
          <Button size="sm" variant="ghost" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'responder' })}>
            Responder
          </Button>
        )}
        <SendingButton record={record} name={resuelta === null ? 'resolver' : 'abrir'} />
      </Flex>
      <OpenWindow
        page={{
          ...unwatched(record),
          against: (work) => (work === 'responder' ? contraResponder({ resuelta: resuelta !== null }) : null),
        }}
        special={{}}
        above={() => null}
      />
    </List.Item>
  );
}

interface SendingProps {
  readonly record: ReturnType<typeof useRecord<typeof NOTE_WORKS>>;
  readonly name: 'resolver' | 'abrir';
}

/** A button that does its work at once. */
function SendingButton({ record, name }: SendingProps) {
  const { isBusy, send } = useWorkState(record, name);
  return (
    <Button size="sm" variant="ghost" busy={isBusy} onClick={() => send({})}>
      {isBusy ? NOTE_WORKS[name].busy : NOTE_WORKS[name].button}
    </Button>
  );
}
