import { Grid, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Contract, PersonCallName } from '#contract/contract';
import type { Carga, cargaSchema } from '#domain/cadena/archivo';
import type { RecordName } from '#domain/common/records';
import type { Api } from '../../api/api.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Entries } from '../../ui/entries.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { Note } from '../../ui/Note.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { useAsking } from '../../ui/useAsking.ts';
import { useRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { type Works, work } from '../../ui/works/work.ts';
import { readText } from './readFile.ts';

/** A file that was looked at: its text, and what it would do. */
interface Looked {
  readonly texto: string;
  readonly carga: Carga;
}

/** A call that keeps a file. */
export type LoadCall = {
  [N in PersonCallName]: Contract[N]['salida'] extends typeof cargaSchema ? N : never;
}[PersonCallName];

interface Props {
  readonly title: string;
  /** The call that keeps it, and what it changes. */
  readonly call: LoadCall;
  readonly entity: RecordName;
  /** The columns that the file must have. */
  readonly children: ReactNode;
  readonly onEnd: () => void;
}

/** Loads a file of one of the chain's tables: first it is said what it would change, then it is kept whole. */
export function LoadFileWindow({ title, call, entity, children, onEnd }: Props) {
  const { api } = useRouteContext({ from: '/_app' });
  const [looked, setLooked] = useState<Looked | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const looking = useAsking({
    ask: (chosen: File, signal) => look(api, call, chosen, signal),
    onAnswer: setLooked,
  });
  const [works] = useState(() => loadWorks(call, setLooked));
  const record = useRecord({ entity, id: null, version: null, works, onDone: onEnd });
  const loading = useWorkState(record, 'cargar');
  const isBusy = looking.isBusy || loading.isBusy;

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setLooked(null);
    loading.discard();
    looking.forget();
    if (chosen !== null) looking.ask(chosen);
  };
  const leave = () => {
    if (!loading.isBusy) onEnd();
  };
  const writes = looked === null ? 0 : looked.carga.nuevas + looked.carga.cambiadas;
  const { button, busy, failed } = works.cargar;

  return (
    <Dialog
      title={title}
      size="md"
      onClose={leave}
      footer={
        <>
          <Button disabled={isBusy} onClick={leave}>
            Cerrar
          </Button>
          {looking.failure !== null && file !== null && (
            <Button variant="solid" onClick={() => looking.ask(file)}>
              Reintentar
            </Button>
          )}
          {looked !== null && writes > 0 && (
            <Button
              variant="solid"
              busy={isBusy}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && loading.send({ texto: looked.texto })}
            >
              {isBusy ? busy : loading.hasFailed ? 'Reintentar' : button}
            </Button>
          )}
        </>
      }
    >
      <Grid gap={4}>
        <Text>{children}</Text>
        <FileField
          label="Archivo"
          marked
          accept=".csv,text/csv,text/plain"
          disabled={isBusy}
          error={looking.failure?.texto}
          onFile={choose}
        />
        {looked !== null && <Outcome carga={looked.carga} />}
        <WorkFailure work={loading} failed={failed} tell={changesTold} submitsElsewhere />
      </Grid>
    </Dialog>
  );
}

/** Asks what a file would change. */
async function look(api: Api, call: Props['call'], file: File, signal: AbortSignal): Promise<Looked> {
  const texto = await readText(file);
  const cuerpo = { texto, soloRevisar: true };
  return { texto, carga: await api.llamar(call, { cuerpo }, { clave: newKey(), signal }) };
}

/**
 * The work that keeps a file whole.
 * @param tell is told what became of it: nothing was kept of a file that is no longer right.
 */
function loadWorks(call: Props['call'], tell: (looked: Looked) => void) {
  return {
    cargar: work({
      button: 'Guardar',
      busy: 'Guardando...',
      failed: 'No se pudo cargar el archivo.',
      goesOn: true,
      send: async ({ texto }: Pick<Looked, 'texto'>, { api, options }) => {
        const carga = await api.llamar(call, { cuerpo: { texto } }, options);
        tell({ texto, carga });
        // Its window says why nothing was kept.
        const { codigo, descripcion, guardado } = carga;
        return { codigo, descripcion: guardado ? descripcion : '', version: 0 };
      },
    }),
  } as const satisfies Works;
}

function Outcome({ carga }: { readonly carga: Carga }) {
  const { descripcion, malas, malasEnTotal, nuevas, cambiadas } = carga;
  if (malas.length === 0) {
    return (
      <Note colorPalette={nuevas + cambiadas > 0 ? 'green' : 'gray'} role="status">
        {descripcion}
      </Note>
    );
  }
  return (
    <>
      <Note colorPalette="red" role="alert">
        {descripcion}
      </Note>
      <Entries.Root aria-label="Líneas que no se pueden leer">
        {malas.map(({ linea, motivo }) => (
          <Entries.Item key={linea}>
            <Entries.Signature>
              <strong>Línea {linea}</strong>
            </Entries.Signature>
            <Entries.Text>{motivo}</Entries.Text>
          </Entries.Item>
        ))}
      </Entries.Root>
      {malasEnTotal > malas.length && <Text color="fg.muted">Y {malasEnTotal - malas.length} más.</Text>}
    </>
  );
}
