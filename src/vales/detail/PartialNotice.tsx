import { Text } from '@chakra-ui/react';
import { ESTADO_VALE } from '#domain/vidaVale';
import { LinkButton } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useVoucherPage } from './context.ts';
import { decisionOn } from './life.ts';

/** A voucher that is being filled in says so, and leads its store's staff to where that goes on. */
export function PartialNotice() {
  const { shown, person, now } = useVoucherPage();
  if (shown.estado.id !== ESTADO_VALE.parcial) return null;
  const decision = decisionOn(shown, person, 'guardarParcial', now);
  return (
    <Note
      colorPalette="orange"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      rowGap={2}
      columnGap={4}
      mb={4}
    >
      <Text flex="1 1 20rem" minW={0}>
        <strong>Este vale está a medio llenar.</strong> Todavía no retiene artículos ni tiene papel.{' '}
        {!decision.allowed && decision.reason !== 'person' && decision.text}
      </Text>
      {decision.allowed && (
        <LinkButton to="/vales/nuevo" search={{ vale: shown.id }} variant="solid">
          Seguir llenándolo
        </LinkButton>
      )}
    </Note>
  );
}
