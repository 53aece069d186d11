import { Flex, Text } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { MiSegundoFactor } from '#domain/personas/segundoFactorSchemas';
import type { Api } from '../../../../api/api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { connectSecondFactor } from './connect.ts';
import { SecondFactorSteps, STEPS } from './SecondFactorSteps.tsx';

interface Props {
  readonly api: Api;
  readonly factor: MiSegundoFactor;
  /** It is in use now. */
  readonly onActive: () => void;
  /** Asks before it is taken away. */
  readonly onRemove: () => void;
}

/** One's own second factor: whether there is one, and how many recovery codes are left. */
export function SecondFactorPanel({
  api,
  factor: { activo, codigosRestantes, loPideElRol },
  onActive,
  onRemove,
}: Props) {
  const [connected] = useState(() => connectSecondFactor(api));
  const factor = useActorRef(connected, { input: {} });
  const isOpen = useSelector(factor, (state) => STEPS.some((tag) => state.hasTag(tag)));
  const isShown = useSelector(factor, (state) => state.hasTag('codes') || state.hasTag('busy'));
  const told = useEffectEvent(onActive);
  useEffect(() => {
    const active = factor.on('activado', () => told());
    return () => active.unsubscribe();
  }, [factor]);

  return (
    <Panel
      title="Segundo factor"
      aside={<StatusChip color={activo ? 'verde' : 'gris'}>{activo ? 'Activo' : 'Sin activar'}</StatusChip>}
    >
      <Text color="fg.muted" fontSize="sm">
        {activo
          ? `Al entrar, y antes de lo grave, se pide también el código de su aplicación. ${codesInWords(codigosRestantes)}`
          : 'Además de la contraseña, un código que cambia cada medio minuto en su teléfono: quien sepa su contraseña no entra sin él.'}
      </Text>
      <Flex gap={2} mt={3} wrap="wrap">
        <Button size="sm" onClick={() => factor.send({ type: 'empezar' })}>
          {activo ? 'Cambiar de aplicación' : 'Activar segundo factor'}
        </Button>
        {activo && !loPideElRol && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Quitar
          </Button>
        )}
      </Flex>
      {activo && loPideElRol && (
        <Text mt={2} color="fg.muted" fontSize="sm">
          {SEGUNDO_FACTOR_TEXTS.delRol}
        </Text>
      )}
      {isOpen && (
        // Recovery codes are shown once: nothing but their button closes the window.
        <Dialog
          title={activo ? 'Cambiar de aplicación' : 'Activar segundo factor'}
          size="md"
          alert={isShown}
          onClose={() => !isShown && factor.send({ type: 'dejar' })}
        >
          <SecondFactorSteps factor={factor} isChange={activo} />
        </Dialog>
      )}
    </Panel>
  );
}

function codesInWords(left: number): string {
  if (left === 0) return 'Ya no le quedan códigos de recuperación: con «Cambiar de aplicación» recibe otros.';
  return left === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${left} códigos de recuperación.`;
}
