import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Failure } from '#contract/failure';
import { ENTITIES } from '#domain/entities';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { SendProgress } from '../../ui/SendProgress.tsx';
import { allLocked, useNewCase } from './context.ts';

/** What stays in sight at the foot: why the case could not be saved, how far it is, and the two buttons. */
export function NewCaseFooter({ waiting }: { readonly waiting: boolean }) {
  const { caso, save } = useNewCase();
  const creating = useSelector(caso, (snapshot) => snapshot.matches('saving') || snapshot.matches('fetching'));
  const busy = useSelector(caso, (snapshot) => snapshot.hasTag('busy'));
  const locked = useSelector(caso, allLocked);
  const failure = useSelector(caso, ({ context }) => context.failure);
  const savesItself = useSelector(caso, (snapshot) => snapshot.matches({ open: 'waiting' }));
  return (
    <>
      {failure !== null && !creating && <Refused failure={failure} savesItself={savesItself} />}
      {creating && <Progress />}
      <Text alignSelf="center" me="auto" color="fg.muted" fontSize="xs">
        Los campos marcados con (*) son requeridos.
      </Text>
      <Flex gap={2} flex={{ base: '1 0 100%', sm: 'none' }}>
        <Button {...WIDE} disabled={locked} onClick={() => caso.send({ type: 'cerrar' })}>
          Cerrar
        </Button>
        <Button {...WIDE} variant="solid" disabled={busy || waiting} busy={creating} onClick={save}>
          {creating ? 'Creando caso...' : 'Guardar'}
        </Button>
      </Flex>
    </>
  );
}

/** Where there is no room the two buttons share a line. */
const WIDE = { flex: { base: 1, sm: 'none' } } as const;

const SAVES_ITSELF = 'Si no cambia nada, se guardará solo, una sola vez, en cuanto vuelva la conexión.';

/** The alert takes the focus, which the disabled button had lost. */
function Refused({ failure, savesItself }: { readonly failure: Failure; readonly savesItself: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, [role=dialog]')) note.current?.focus();
  }, []);
  const made = failure.tipo === 'conflicto' ? failure.objeto : null;
  const idCaso = made?.entidad === ENTITIES.caso.name ? made.id : null;
  return (
    <Box ref={note} role="alert" tabIndex={-1} flexBasis="full" outline="none">
      <Note colorPalette="red" fontSize="sm">
        <strong>{savesItself ? 'No se pudo confirmar el caso.' : 'No se pudo crear el caso.'}</strong> {failure.texto}
        {savesItself && ` ${SAVES_ITSELF}`}
        {idCaso !== null && (
          <Box asChild display="block" color="inherit" fontWeight="medium">
            <Link to="/administracion/casos/$id" params={{ id: String(idCaso) }}>
              Ver el caso {idCaso}
            </Link>
          </Box>
        )}
      </Note>
    </Box>
  );
}

function Progress() {
  const { caso } = useNewCase();
  const share = useSelector(caso, ({ context }) => context.avance ?? 0);
  return <SendProgress label="Envío del caso" share={share} />;
}
