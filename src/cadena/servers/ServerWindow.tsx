import { Flex, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Servidor } from '#domain/cadena/servidores';
import { TEXTS } from '#domain/common/texts';
import type { ServidorRef } from '#machines/servidor.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { serverRead } from '../../data/wholeList.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { typedServer } from './form.ts';
import { TestTyped } from './TestTyped.tsx';
import { serverWorks } from './works.ts';

/** The beginning of the keys of all drafts of servers. */
export const DRAFTS = 'servidor.';

interface Props {
  readonly tests: ServidorRef;
  readonly drafts: PageDrafts;
  readonly onClose: () => void;
}

/** The window of one server; an existing one is read first. */
export function ServerWindow({ id, ...props }: Props & { readonly id: number | null }) {
  return id === null ? <ServerForm title="Agregar servidor" server={null} {...props} /> : <Stored id={id} {...props} />;
}

/** Reads the server anew at each opening: an older version is never edited. */
function Stored({ id, ...props }: Props & { readonly id: number }) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({ ...serverRead(id), gcTime: 0 });
  // Of a failed reading the foot says no more than that (specification, section 8).
  useEffect(() => {
    if (data === undefined && errorUpdateCount > 0) avisar('error', TEXTS.errorInterno);
  }, [data, errorUpdateCount, avisar]);
  const title = 'Editar servidor';
  if (data !== undefined) return <ServerForm title={title} server={data} {...props} />;
  return (
    <Dialog title={title} size="md" onClose={props.onClose}>
      {error === null || isFetching ? (
        <Loading text="Cargando el servidor..." />
      ) : (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  readonly title: string;
  /** Null for a new one. */
  readonly server: Servidor | null;
}

function ServerForm({ title, server, tests, drafts, onClose }: FormProps) {
  const record = useRecordForm({
    entity: 'servidor',
    row: server,
    works: serverWorks,
    blank: typedServer(server),
    drafts,
    draftKey: `${DRAFTS}${server?.id ?? 'nuevo'}`,
    onEnd: (saved) => {
      // The last test was of the values before this save.
      if (saved?.id !== undefined) tests.send({ type: 'olvidarPrueba', que: saved.id });
      onClose();
    },
  });
  const { form } = record;
  return (
    <RecordDialog title={title} record={record}>
      {server?.passIlegible === true && (
        <Note colorPalette="orange">
          La contraseña guardada se cifró con otra clave y aquí no se puede leer. Escríbala de nuevo.
        </Note>
      )}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 7rem' }} gap={4}>
        <TextField label="Servidor" marked help="Nombre del equipo o dirección IP." {...form.field('servidor')} />
        <TextField label="Puerto" marked inputMode="numeric" {...form.field('puerto')} />
      </Grid>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <TextField label="Usuario" autoCapitalize="none" spellCheck={false} {...form.field('usuario')} />
        <TextField
          label="Contraseña"
          type="password"
          autoComplete="new-password"
          help={
            server?.tienePass === true
              ? 'Hay una guardada. Escriba solo si cambia; no queda en el borrador.'
              : 'Se guarda cifrada y no se vuelve a mostrar; no queda en el borrador.'
          }
          {...form.field('pass')}
        />
      </Grid>
      {server?.tienePass === true && <CheckField label="Quitar la contraseña guardada" {...form.field('quitarPass')} />}
      <TextField
        label="URL"
        type="url"
        placeholder="https://"
        help="Solo si es un servidor web. Con http:// el usuario y la contraseña viajan sin cifrar."
        {...form.field('url')}
      />
      <TextField label="Ruta" placeholder="/api" help="Lo que sigue a la URL." {...form.field('path')} />
      <Flex direction="column" gap={2}>
        <TestTyped tests={tests} id={server?.id ?? null} form={form} />
      </Flex>
    </RecordDialog>
  );
}
