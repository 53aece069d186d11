import { Flex, Grid, List } from '@chakra-ui/react';
import { dateAndTime } from '#domain/common/dates';
import type { SesionAbierta } from '#domain/personas/sesion';
import { Button } from '../../../ui/Button.tsx';
import { Muted } from '../../../ui/Muted.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';

interface Props {
  readonly sesiones: readonly SesionAbierta[];
  /** A session is being ended: no other one is meanwhile. */
  readonly busy: boolean;
  readonly alTerminar: (sesion: SesionAbierta) => void;
}

/** One's own open sessions, this one first: at which browser and store, from which address, since when; each other one can be ended. */
export function SessionList({ sesiones, busy, alTerminar }: Props) {
  return (
    <List.Root variant="marker">
      {[...sesiones].sort(thisOneFirst).map((sesion) => (
        <List.Item key={sesion.id} justifyContent="space-between" gap={4} py={3} _first={{ pt: 0 }} _last={{ pb: 0 }}>
          <Grid gap={0.5} minW={0} overflowWrap="anywhere">
            <Flex as="strong" wrap="wrap" align="center" gap={2} fontWeight="medium">
              {sesion.navegador}
              {sesion.esta && <StatusChip color="verde">Esta sesión</StatusChip>}
            </Flex>
            <Muted>
              {sesion.tienda} · desde la dirección {sesion.ip}
            </Muted>
            <Muted>
              Entró: {dateAndTime(sesion.creada)} · Último uso: {dateAndTime(sesion.ultimoUso)}
            </Muted>
          </Grid>
          {!sesion.esta && (
            <Button
              size="sm"
              aria-disabled={busy || undefined}
              aria-label={`Terminar la sesión de ${sesion.navegador} del ${dateAndTime(sesion.creada)}`}
              // Only marked, not disabled: a disabled button would lose the focus.
              onClick={() => !busy && alTerminar(sesion)}
            >
              Terminar
            </Button>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}

function thisOneFirst(a: SesionAbierta, b: SesionAbierta): number {
  return Number(b.esta) - Number(a.esta);
}
