import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { MiSegundoFactor } from '#domain/personas/segundoFactorSchemas';
import type { Api } from '../../../../api/api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { SecondFactorWindow } from './SecondFactorWindow.tsx';

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
  const [isOpen, setOpen] = useState(false);

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
        <Button size="sm" onClick={() => setOpen(true)}>
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
        <SecondFactorWindow
          api={api}
          isChange={activo}
          onEnd={(isActive) => {
            setOpen(false);
            if (isActive) onActive();
          }}
        />
      )}
    </Panel>
  );
}

function codesInWords(left: number): string {
  if (left === 0) return 'Ya no le quedan códigos de recuperación: con «Cambiar de aplicación» recibe otros.';
  return left === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${left} códigos de recuperación.`;
}
