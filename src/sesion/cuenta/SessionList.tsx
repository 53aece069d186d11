import { fechaYHora } from '#domain/fechas';
import type { SesionAbierta } from '#domain/sesion';
import { Button } from '../../ui/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SESIONES } from './estilos.ts';

interface Props {
  readonly sesiones: readonly SesionAbierta[];
  /** A session is being ended: no other one is meanwhile. */
  readonly busy: boolean;
  readonly alTerminar: (sesion: SesionAbierta) => void;
}

/** One's own open sessions, this one first: at which browser and store, from which address, since when; each other one can be ended. */
export function SessionList({ sesiones, busy, alTerminar }: Props) {
  return (
    <ul className={SESIONES}>
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
              Entró: {fechaYHora(sesion.creada)} · Último uso: {fechaYHora(sesion.ultimoUso)}
            </small>
          </div>
          {!sesion.esta && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Terminar la sesión de ${sesion.navegador} del ${fechaYHora(sesion.creada)}`}
              onClick={() => alTerminar(sesion)}
            >
              Terminar
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function thisOneFirst(a: SesionAbierta, b: SesionAbierta): number {
  return Number(b.esta) - Number(a.esta);
}
