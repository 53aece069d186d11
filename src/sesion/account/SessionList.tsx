import { chakra } from '@chakra-ui/react';
import { dateAndTime } from '#domain/dates';
import type { SesionAbierta } from '#domain/sesion';
import { Button } from '../../ui/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  readonly sesiones: readonly SesionAbierta[];
  /** A session is being ended: no other one is meanwhile. */
  readonly busy: boolean;
  readonly alTerminar: (sesion: SesionAbierta) => void;
}

/** One's own open sessions, this one first: at which browser and store, from which address, since when; each other one can be ended. */
export function SessionList({ sesiones, busy, alTerminar }: Props) {
  return (
    <Sessions>
      {[...sesiones].sort(thisOneFirst).map((sesion) => (
        <li key={sesion.id}>
          <div>
            <strong>
              {sesion.navegador}
              {sesion.esta && <StatusChip color="verde">Esta sesión</StatusChip>}
            </strong>
            <small>
              {sesion.tienda} · desde la dirección {sesion.ip}
            </small>
            <small>
              Entró: {dateAndTime(sesion.creada)} · Último uso: {dateAndTime(sesion.ultimoUso)}
            </small>
          </div>
          {!sesion.esta && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Terminar la sesión de ${sesion.navegador} del ${dateAndTime(sesion.creada)}`}
              onClick={() => alTerminar(sesion)}
            >
              Terminar
            </Button>
          )}
        </li>
      ))}
    </Sessions>
  );
}

function thisOneFirst(a: SesionAbierta, b: SesionAbierta): number {
  return Number(b.esta) - Number(a.esta);
}

/** What each is, and the way to end it at the right. */
const Sessions = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, py: 3 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
    '& > li:first-of-type': { pt: 0 },
    '& > li:last-of-type': { pb: 0 },
    '& > li > div': { display: 'grid', gap: 0.5, minW: 0, overflowWrap: 'anywhere' },
    '& strong': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 'medium' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});
