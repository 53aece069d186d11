import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Failure } from '#contract/failure';
import { ENTITIES } from '#domain/entities';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
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
      <Flex gap={2} flex={{ base: '1 0 100%', sm: 'none' }} css={{ '& > *': { flex: { base: 1, sm: 'none' } } }}>
        <Button variant="outline" disabled={locked} onClick={() => caso.send({ type: 'cerrar' })}>
          Cerrar
        </Button>
        <Button variant="solid" disabled={busy || waiting} busy={creating} onClick={save}>
          {creating ? 'Creando caso...' : 'Guardar'}
        </Button>
      </Flex>
    </>
  );
}

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
    <Box
      ref={note}
      role="alert"
      tabIndex={-1}
      flexBasis="full"
      outline="none"
      css={{ '& a': { display: 'block', color: 'inherit', fontWeight: 'medium' } }}
    >
      <Note colorPalette="red" fontSize="sm">
        <strong>{savesItself ? 'No se pudo confirmar el caso.' : 'No se pudo crear el caso.'}</strong> {failure.texto}
        {savesItself && ` ${SAVES_ITSELF}`}
        {idCaso !== null && (
          <Link to="/administracion/casos/$id" params={{ id: String(idCaso) }}>
            Ver el caso {idCaso}
          </Link>
        )}
      </Note>
    </Box>
  );
}

function Progress() {
  const { caso } = useNewCase();
  const share = useSelector(caso, ({ context }) => context.avance ?? 0);
  const sent = share >= 1;
  return (
    <Flex
      flexBasis="full"
      alignItems="center"
      gap={3}
      color="fg.muted"
      fontSize="xs"
      css={{ '& > progress': { flex: 1, h: 2, accentColor: 'brand.solid' }, '& > span': { minW: '5.5em' } }}
    >
      {/* Once all is sent, how long the server takes is unknown: the bar has no value then. */}
      <progress {...(sent ? {} : { value: share })} aria-label="Envío del caso" />
      <span>{sent ? 'Guardando...' : `${Math.floor(share * 100)} %`}</span>
    </Flex>
  );
}
