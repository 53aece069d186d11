import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Failure } from '#contract/failure';
import { nuevaClave } from '../../app/claveUnica.ts';
import { Button } from '../../ui/Button.tsx';
import { todoEspera, useVentana } from './contexto.ts';
import { AVANCE, BOTONES, FALLA, NOTA_DEL_PIE } from './estilos.ts';

/** What stays in sight at the foot: why the case could not be saved, how far it is, and the two buttons. */
export const PieNuevoCaso = () => {
  const { caso } = useVentana();
  const creando = useSelector(caso, (estado) => estado.matches('saving') || estado.matches('fetching'));
  const esperando = useSelector(caso, (estado) => estado.hasTag('busy'));
  const cerrado = useSelector(caso, todoEspera);
  const failure = useSelector(caso, ({ context }) => context.failure);
  const seGuardaSolo = useSelector(
    caso,
    (estado) => estado.can({ type: 'conexionRestablecida' }) && !estado.matches('confirming'),
  );
  return (
    <>
      {failure !== null && !creando && <Falla failure={failure} seGuardaSolo={seGuardaSolo} />}
      {creando && <Avance />}
      <p className={NOTA_DEL_PIE}>Los campos marcados con (*) son requeridos.</p>
      <div className={BOTONES}>
        <Button disabled={cerrado} onClick={() => caso.send({ type: 'cerrar' })}>
          Cerrar
        </Button>
        <Button
          variant="primary"
          disabled={esperando}
          busy={creando}
          onClick={() => caso.send({ type: 'guardar', clave: nuevaClave() })}
        >
          {creando ? 'Creando caso...' : 'Guardar'}
        </Button>
      </div>
    </>
  );
};

const SE_CREARA_SOLO = 'Si no cambia nada, se guardará solo, una sola vez, en cuanto vuelva la conexión.';

/** The alert takes the focus, which the disabled button had lost. */
const Falla = ({ failure, seGuardaSolo }: { readonly failure: Failure; readonly seGuardaSolo: boolean }) => {
  const aviso = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, dialog')) aviso.current?.focus();
  }, []);
  const idCaso = failure.tipo === 'conflicto' ? failure.idCaso : null;
  return (
    <div ref={aviso} className={FALLA} role="alert" tabIndex={-1}>
      <p>
        <strong>{seGuardaSolo ? 'No se pudo confirmar el caso.' : 'No se pudo crear el caso.'}</strong> {failure.texto}
        {seGuardaSolo && <> {SE_CREARA_SOLO}</>}
      </p>
      {idCaso !== null && (
        <Link to="/administracion/casos/$id" params={{ id: String(idCaso) }}>
          Ver el caso {idCaso}
        </Link>
      )}
    </div>
  );
};

const Avance = () => {
  const { caso } = useVentana();
  const porcion = useSelector(caso, ({ context }) => context.avance ?? 0);
  const enviado = porcion >= 1;
  return (
    <div className={AVANCE}>
      {/* Once all is sent, how long the server takes is unknown: the bar has no value then. */}
      <progress {...(enviado ? {} : { value: porcion })} aria-label="Envío del caso" />
      <span>{enviado ? 'Guardando...' : `${Math.floor(porcion * 100)} %`}</span>
    </div>
  );
};
