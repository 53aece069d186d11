import { Grid, List, Span, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ChangeLine, SIGNS } from '#diagrams/changesInWords';
import type { Chart } from '#diagrams/chart';
import { dayOf, longDate } from '#domain/common/dates';
import { downloadBlob } from '../../data/downloads.ts';
import { query } from '../../data/query.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PartLink } from '../PartLink.tsx';
import type { Comparison } from './useComparison.ts';

interface Props {
  readonly chart: Chart;
  readonly comparison: Comparison;
  readonly tell: Notify;
}

/** The changes of a chart since another version, as a list; on the drawing they stand as signs. */
export function ComparePanel({ chart, comparison: { compared, fault, isBusy, choose }, tell }: Props) {
  // The number of the version that was chosen; null for a file, and for nothing.
  const [version, setVersion] = useState<number | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  // The drawing has the rest of the window: the question would stand below it, unseen, and then its answer.
  // Without an answer of its own: newer browsers answer a scroll with a promise, which React would take for the effect's end.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (compared !== null) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [compared]);
  const keep = async () => {
    const content = import('virtual:diagramas/version').then(
      ({ default: kept }) => new Blob([kept], { type: 'application/json' }),
    );
    const failure = await downloadBlob(content, 'diagramas.json');
    if (failure !== null) tell('error', failure.texto);
  };
  return (
    <Panel
      title="Qué cambió"
      mb={3}
      aside={
        <Button size="sm" variant="ghost" onClick={() => void keep()} _print={{ display: 'none' }}>
          Guardar los de esta versión
        </Button>
      }
    >
      <Grid ref={top} gap={3}>
        <EarlierVersions
          chosen={version}
          fault={version === null ? null : fault}
          onChoose={(id) => {
            setVersion(id);
            choose(id);
          }}
        />
        <FileField
          // The choice of a version takes a file back: only a new field forgets it.
          key={version}
          label="Diagramas de otra versión"
          help="El diagramas.json que está junto a cada versión construida, lo que dejó «npm run diagramas -- --guardar», o este diagrama exportado en JSON."
          accept=".json"
          error={version === null ? fault : null}
          onFile={(file) => {
            setVersion(null);
            choose(file);
          }}
        />
        {isBusy && <Loading text="Leyendo esa versión..." />}
      </Grid>
      <div ref={answer} role="status">
        {compared !== null && (
          <Text mt={3} fontWeight="medium">
            {summary(compared.lines, compared.version)}
          </Text>
        )}
      </div>
      {compared !== null && compared.lines.length > 0 && (
        <>
          <Text color="fg.muted" fontSize="sm">
            {LEGEND}
          </Text>
          <List.Root mt={2} listStyle="none" ps={0} display="grid" gap={1}>
            {compared.lines.map((line) => (
              <List.Item key={`${line.kind} ${line.part} ${line.name} ${line.text}`} maxW="95ch">
                <Line chart={chart} line={line} />
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </Panel>
  );
}

interface EarlierProps {
  readonly chosen: number | null;
  /** Why the chosen one cannot be compared; null where it can. */
  readonly fault: string | null;
  readonly onChoose: (id: number | null) => void;
}

/** The versions that this installation has run before; nothing where there are none. */
function EarlierVersions({ chosen, fault, onChoose }: EarlierProps) {
  const { data, error, refetch } = useQuery(query('versionesDeDiagramas', {}));
  if (data === undefined) return error && <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  // The newest runs now; each other one ran until the next began.
  const [newest, ...before] = data.versiones;
  if (newest === undefined || before.length === 0) return null;
  return (
    <SelectField
      label="Una versión anterior"
      help="Las que esta instalación ha tenido."
      error={fault}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Elija una versión</option>
      {before.map(({ id, version }, index) => (
        <option key={id} value={id}>
          {`${version}, hasta el ${longDate(dayOf(new Date((before[index - 1] ?? newest).desde)))}`}
        </option>
      ))}
    </SelectField>
  );
}

const KINDS = { came: 'Nuevo', gone: 'Se fue', changed: 'Cambió' } as const;
const COLOURS = { came: 'green.fg', gone: 'red.fg', changed: 'orange.fg' } as const;

function Line({ chart, line: { kind, part, name, text } }: { readonly chart: Chart; readonly line: ChangeLine }) {
  return (
    <>
      <Span color={COLOURS[kind]} fontWeight="bold">
        {SIGNS[kind]} {KINDS[kind]}:
      </Span>{' '}
      {part === null || part === chart.id ? (
        <strong>{name}</strong>
      ) : (
        <PartLink chart={chart} part={part}>
          {name}
        </PartLink>
      )}
      {text !== '' && `. ${text}`}
    </>
  );
}

function summary(lines: readonly ChangeLine[], version: string): string {
  if (lines.length === 0) return `Nada cambió desde ${version}.`;
  const times = (kind: ChangeLine['kind'], one: string, many: string) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return `${count} ${count === 1 ? one : many}`;
  };
  const came = times('came', 'nuevo', 'nuevos');
  const changed = times('changed', 'cambiado', 'cambiados');
  return `Desde ${version}: ${came}, ${changed} y ${times('gone', 'que se fue', 'que se fueron')}.`;
}

const LEGEND =
  'En el dibujo: + y línea gruesa, lo nuevo; ~ y de rayas, lo que cambió; −, cuánto se fue de ese estado. Los casos de prueba que llegan y se van los ' +
  'dice «npm run diagramas -- --desde».';
