import { chakra, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { VentanaDeVale } from '#machines/vale.types';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { regainFocus } from '../../../ui/works/focus.ts';
import { useWorkNotices } from '../../../ui/works/useWorkNotices.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { changesTold, useAgainst, useVoucherPage } from '../context.ts';
import type { VoucherWork } from '../works.ts';

interface Props {
  readonly name: VentanaDeVale;
  readonly entry: VoucherWork;
  readonly work: TrabajoUnicoRef;
  /** The form that the window's button sends. */
  readonly formId: string;
  /** Something is kept of what was written, and what throws it away; null where that is offered over the fields. */
  readonly kept: boolean;
  readonly onDiscard: (() => void) | null;
  readonly children: ReactNode;
}

/**
 * A window over a voucher with its form: it says what others did meanwhile, why it was not done, and keeps what is written.
 * Leaving it asks nothing, because nothing is lost.
 */
export function WorkWindow({ name, entry, work, formId, kept, onDiscard, children }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const { vale, person, refreshing, showNewest } = useVoucherPage();
  const against = useAgainst(name);
  const againstNewest = useAgainst(name, 'newest');
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const hasFailed = useSelector(work, (state) => state.matches('failed'));
  useWorkNotices(work, avisar);
  // The dialog gives the focus back to the button that opened it, unless the button went meanwhile; that comes first.
  useEffect(() => () => void requestAnimationFrame(() => regainFocus()), []);
  const close = () => work.send({ type: 'cerrar' });
  const isStill = isBusy || against !== null;

  return (
    <Dialog
      title={entry.title}
      size="md"
      onClose={close}
      footer={
        <Foot>
          <WorkFailure
            work={work}
            failed={entry.failed}
            tell={({ cambios }) => changesTold(cambios, person)}
            against={againstNewest}
            refreshing={refreshing}
            onAgain={() => {
              const sent = work.getSnapshot().context.values as { readonly valores: unknown } | null;
              if (sent !== null) vale.send({ type: 'enviar', values: sent.valores });
            }}
            onAccept={showNewest}
            submitsElsewhere
          />
          {against !== null && !inConflict && <Note colorPalette="orange">{against}</Note>}
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              {kept ? 'Borrador guardado' : ''}
            </Text>
            {kept && onDiscard !== null && !inConflict && (
              <Button variant="ghost" disabled={isBusy} onClick={onDiscard}>
                Descartar
              </Button>
            )}
            <Button disabled={isBusy} onClick={close}>
              Cerrar
            </Button>
            {!inConflict && (
              <Button
                type="submit"
                form={formId}
                variant="solid"
                busy={isBusy}
                aria-disabled={isStill || undefined}
                onClick={(event) => {
                  if (isStill) event.preventDefault();
                }}
              >
                {isBusy ? entry.busy : hasFailed ? 'Reintentar' : entry.button}
              </Button>
            )}
          </Flex>
        </Foot>
      }
    >
      <ChangeNotice />
      {children}
    </Dialog>
  );
}

const Foot = chakra('div', { base: { display: 'grid', flex: 1, gap: 2, minW: 0 } });
