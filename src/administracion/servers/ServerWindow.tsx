import { Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { Servidor } from '#domain/servidores';
import { SERVER_LIMITS } from '#domain/servidores';
import type { ServidorRef } from '#machines/servidor.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { blankOf } from './form.ts';
import { TestTyped } from './TestTyped.tsx';
import { draftKeyOf } from './useServers.ts';
import { serverWorks } from './works.ts';

interface Props {
  readonly page: ServidorRef;
  readonly drafts: PageDrafts;
}

/** The window of one server, from its reading on; nothing while none is open. */
export function ServerWindow({ page, drafts }: Props) {
  const isClosed = useSelector(page, (state) => state.matches({ form: 'closed' }));
  const isOpen = useSelector(page, (state) => state.matches({ form: 'open' }));
  const id = useSelector(page, ({ context }) => context.idFormulario);
  const server = useSelector(page, ({ context }) => context.servidor);
  const failure = useSelector(page, (state) => (state.matches({ form: 'unavailable' }) ? state.context.failure : null));
  if (isClosed) return null;
  const title = id === null ? 'Agregar servidor' : 'Editar servidor';
  if (isOpen) return <ServerForm key={id} title={title} server={server} page={page} drafts={drafts} />;
  return (
    <Dialog title={title} size="md" onClose={() => page.send({ type: 'cerrar' })}>
      {failure === null ? (
        <Loading text="Cargando el servidor..." />
      ) : (
        <LoadFailed text={failure.texto} onRetry={() => page.send({ type: 'reintentar' })} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  readonly title: string;
  /** Null for a new one. */
  readonly server: Servidor | null;
}

function ServerForm({ title, server, page, drafts }: FormProps) {
  const record = useRecordForm({
    entity: 'servidor',
    row: server,
    works: serverWorks,
    blank: blankOf(server),
    drafts,
    draftKey: draftKeyOf(server?.id ?? null),
    onEnd: (saved) => page.send(saved === null ? { type: 'cerrar' } : { type: 'guardado', id: saved.id ?? null }),
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
        <TextField
          label="Servidor"
          marked
          help="Nombre del equipo o dirección IP."
          maxLength={SERVER_LIMITS.servidor}
          {...form.field('servidor')}
        />
        <TextField label="Puerto" marked inputMode="numeric" maxLength={5} {...form.field('puerto')} />
      </Grid>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
        <TextField
          label="Usuario"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SERVER_LIMITS.usuario}
          {...form.field('usuario')}
        />
        <TextField
          label="Contraseña"
          type="password"
          autoComplete="new-password"
          help={
            server?.tienePass === true
              ? 'Hay una guardada. Escriba solo si cambia; no queda en el borrador.'
              : 'Se guarda cifrada y no se vuelve a mostrar; no queda en el borrador.'
          }
          maxLength={SERVER_LIMITS.pass}
          {...form.field('pass')}
        />
      </Grid>
      {server?.tienePass === true && <CheckField label="Quitar la contraseña guardada" {...form.field('quitarPass')} />}
      <TextField
        label="URL"
        type="url"
        placeholder="https://"
        help="Solo si es un servidor web. Con http:// el usuario y la contraseña viajan sin cifrar."
        maxLength={SERVER_LIMITS.url}
        {...form.field('url')}
      />
      <TextField
        label="Ruta"
        placeholder="/api"
        help="Lo que sigue a la URL."
        maxLength={SERVER_LIMITS.path}
        {...form.field('path')}
      />
      <Flex direction="column" gap={2}>
        <TestTyped page={page} id={server?.id ?? null} form={form} />
      </Flex>
    </RecordDialog>
  );
}
