import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Area, Subcategoria } from '#domain/catalogos';
import type { ClaveOperacion } from '#domain/operaciones';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ContextoNuevoCaso, todoEspera } from './contexto.ts';
import { archivosPegados, elegirAnexos } from './elegirAnexos.ts';
import { FORMULARIO, VENTANA } from './estilos.ts';
import { PieNuevoCaso } from './PieNuevoCaso.tsx';
import { SeccionAnexos } from './SeccionAnexos.tsx';
import { SeccionCliente } from './SeccionCliente.tsx';
import { SeccionContacto } from './SeccionContacto.tsx';
import { SeccionMotivo } from './SeccionMotivo.tsx';
import { useNuevoCaso } from './useNuevoCaso.ts';

interface Props {
  /** From which operation the case is opened. */
  readonly operacion: ClaveOperacion;
  readonly areas: readonly Area[];
  /** The categories of all areas. */
  readonly subcategorias: readonly Subcategoria[];
  /** The window is closed, by the person or because the case exists: the parent takes this component away. */
  readonly alCerrar: () => void;
}

/**
 * The 'Nuevo Caso' window (specification, section 2), open for as long as it is mounted. It makes its own actor; mount it
 * lazily and only when it is wanted.
 */
export const NuevoCasoDialog = ({ operacion, areas, subcategorias, alCerrar }: Props) => {
  const formulario = useRef<HTMLDivElement>(null);
  const [motivos, setMotivos] = useState<readonly string[]>([]);

  const alCorregir = useCallback(() => {
    // The fields get their marks when React has drawn what the machine just said.
    setTimeout(() => enfocarPrimerError(formulario.current));
  }, []);
  const { tienda, operacion: numero } = operacion;
  const clave = useMemo(() => ({ tienda, operacion: numero }), [tienda, numero]);
  const ventana = useNuevoCaso({ operacion: clave, alCerrar, alCorregir });
  const { caso, archivos } = ventana;

  const preguntando = useSelector(caso, (estado) => estado.matches('confirming'));
  const abierta = useSelector(caso, (estado) => estado.hasTag('visible') && !todoEspera(estado));
  const enfocada = useRef(false);
  useEffect(() => {
    if (!abierta || enfocada.current) return;
    enfocada.current = true;
    formulario.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [abierta]);

  const alElegir = useCallback(
    (elegidos: readonly File[]) => {
      if (elegidos.length === 0) return;
      const eleccion = elegirAnexos(elegidos, caso.getSnapshot().context.anexos);
      setMotivos(eleccion.motivos);
      if (eleccion.admitidos.length === 0) return;
      const anexos = eleccion.admitidos.map((archivo) => ({
        id: archivos.guardar(archivo),
        nombre: archivo.name,
        bytes: archivo.size,
      }));
      caso.send({ type: 'adjuntar', anexos });
    },
    [caso, archivos],
  );

  // Outside the page that opened it, which may be a form: this one has its own, and forms do not nest.
  return createPortal(
    <ContextoNuevoCaso value={ventana}>
      <div className={VENTANA}>
        <Dialog titulo="Nuevo Caso" ancho="700px" alCerrar={() => caso.send({ type: 'cerrar' })} pie={<PieNuevoCaso />}>
          <div
            ref={formulario}
            className={FORMULARIO}
            onPaste={(evento) => {
              const pegados = archivosPegados(evento.clipboardData, new Date());
              if (pegados.length === 0) return;
              evento.preventDefault();
              alElegir(pegados);
            }}
          >
            <p className="nota">
              Operación {numero} de la tienda {tienda}
            </p>
            <SeccionCliente />
            <SeccionContacto />
            <SeccionMotivo areas={areas} subcategorias={subcategorias} />
            <SeccionAnexos motivos={motivos} alElegir={alElegir} />
          </div>
        </Dialog>
        {preguntando && (
          <Dialog
            alerta
            titulo="¿Descartar este caso?"
            alCerrar={() => caso.send({ type: 'seguirEditando' })}
            pie={
              <>
                <Button variant="primary" onClick={() => caso.send({ type: 'seguirEditando' })}>
                  Seguir editando
                </Button>
                <Button variant="danger" onClick={() => caso.send({ type: 'descartar' })}>
                  Descartar
                </Button>
              </>
            }
          >
            Se perderá lo que escribió y los archivos que adjuntó.
          </Dialog>
        )}
      </div>
    </ContextoNuevoCaso>,
    document.body,
  );
};

/** Takes the person to the first field at fault, in the order in which they read. */
const enfocarPrimerError = (formulario: HTMLElement | null): void => {
  const primero = formulario?.querySelector<HTMLElement>('[aria-invalid="true"], [data-corregir]');
  const campo = primero?.hasAttribute('data-corregir')
    ? formulario?.querySelector<HTMLElement>('input[name="correo"]')
    : primero;
  campo?.focus();
};
