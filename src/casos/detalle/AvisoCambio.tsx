import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { usePagina } from './contexto.ts';
import { CAMBIO, LUGAR_DEL_CAMBIO } from './estilos.ts';
import { cambiosDichos } from './textos.ts';

/**
 * Says that somebody else changed the case, and what; 'Ver cambios' brings the new state and touches nothing that is being
 * written. Silent while a stale save says the same.
 */
export const AvisoCambio = () => {
  const { caso } = usePagina();
  const cambio = useSelector(caso, (estado) =>
    estado.matches({ trabajo: 'conflict' }) || estado.context.caso === null ? null : estado.context.cambio,
  );
  const numiden = useSelector(caso, ({ context }) => context.numiden);
  const trayendo = useSelector(caso, (estado) => estado.matches({ vigilancia: 'refreshing' }));
  const dichos = cambio === null ? [] : cambiosDichos(cambio, numiden);
  return (
    <div className={LUGAR_DEL_CAMBIO} role="status">
      {cambio !== null && (
        <div className={CAMBIO}>
          <p>
            {dichos.length > 0 ? (
              <>
                <strong>Este caso cambió:</strong> {dichos.join('; ')}.
              </>
            ) : (
              'Lo último de este caso no se pudo traer.'
            )}
          </p>
          <Button
            size="sm"
            busy={trayendo}
            aria-disabled={trayendo || undefined}
            onClick={() => caso.send({ type: 'verCambios' })}
          >
            Ver cambios
          </Button>
        </div>
      )}
    </div>
  );
};
