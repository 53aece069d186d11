import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Failure } from '#contract/common/failure';
import { CLIENTE, ENTITIES } from '#domain/common/entities';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { SendProgress } from '../../ui/SendProgress.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import { savesItself } from '../../ui/works/WorkFailure.tsx';
import { useNewCase } from './context.ts';

/** The foot, always in sight: why the case could not be saved, how far it is, and the two buttons. */
export function NewCaseFooter({ waiting }: { readonly waiting: boolean }) {
  const { caso, record, save, isAnother, close } = useNewCase();
  const { isBusy, failure, progress, sendsItself, place } = useWorkState(record, 'crear');
  const isFetching = useSelector(caso, (snapshot) => snapshot.hasTag('locked'));
  const isSearching = useSelector(caso, (snapshot) => snapshot.hasTag('busy'));
  const { button, busy, failed } = record.works.crear;
  const creating = isBusy || isFetching;
  useEffect(() => place(), [place]);
  return (
    <>
      {failure !== null && <Refused {...{ failure, failed, sendsItself, isAnother }} />}
      {creating && <SendProgress label="Envío del caso" share={progress ?? 0} />}
      <Text alignSelf="center" me="auto" color="fg.muted" fontSize="xs">
        Los campos marcados con (*) son requeridos.
      </Text>
      <Flex gap={2} flex={{ base: '1 0 100%', sm: 'none' }}>
        <Button {...WIDE} disabled={creating} onClick={close}>
          Cerrar
        </Button>
        <Button {...WIDE} variant="solid" disabled={creating || isSearching || waiting} busy={creating} onClick={save}>
          {creating ? busy : button}
        </Button>
      </Flex>
    </>
  );
}

/** Where there is no room the two buttons share a line. */
const WIDE = { flex: { base: 1, sm: 'none' } } as const;

interface RefusedProps {
  readonly failure: Failure;
  /** The text when nothing was saved. */
  readonly failed: string;
  readonly sendsItself: boolean;
  readonly isAnother: () => void;
}

/** The alert takes the focus, which the disabled button had lost. */
function Refused({ failure, failed, sendsItself, isAnother }: RefusedProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, [role=dialog]')) note.current?.focus();
  }, []);
  const made = failure.tipo === 'conflicto' ? failure.objeto : null;
  const idCaso = made?.entidad === ENTITIES.caso.name ? made.id : null;
  return (
    <Box ref={note} role="alert" tabIndex={-1} flexBasis="full" outline="none">
      <Note colorPalette="red" fontSize="sm">
        {sendsItself ? (
          savesItself('No se pudo confirmar el caso.', failure, ', una sola vez,')
        ) : (
          <>
            <strong>{failed}</strong> {failure.texto}
          </>
        )}
        {made?.entidad === CLIENTE.name && (
          <Button size="sm" mt={2} onClick={isAnother}>
            Es otra persona: guardar
          </Button>
        )}
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
