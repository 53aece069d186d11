import { useSelector } from '@xstate/react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LIMITES } from '#domain/constantes';
import { diaDe, PRIMERA_FECHA_NACIMIENTO } from '#domain/fechas';
import { Button } from '../../ui/Button.tsx';
import { CampoIdentidad, CampoSexo } from './campos.tsx';
import { useVentana } from './contexto.ts';
import { DE_TRES } from './estilos.ts';
import { ListaClientes } from './ListaClientes.tsx';

const UN_DIA_MS = 86_400_000;

/** Who the customer is: the search by name, and the list in which to choose. */
export const SeccionCliente = () => {
  const { caso } = useVentana();
  const seccion = useRef<HTMLElement>(null);
  const origen = useRef<Element | null>(null);
  const buscando = useSelector(caso, (estado) => estado.matches({ open: 'searching' }));
  const [ayer] = useState(() => diaDe(new Date(Date.now() - UN_DIA_MS)));

  // Locking the field that had the focus loses it; once unlocked it goes on where the person will.
  useEffect(() => {
    if (buscando || origen.current === null) return;
    const anterior = origen.current;
    origen.current = null;
    const perdido = document.activeElement === null || document.activeElement.matches('body, dialog');
    if (!perdido) return;
    const elegido = seccion.current?.querySelector<HTMLElement>('input[name="cliente"]:checked');
    if (elegido && caso.getSnapshot().context.clientes.length > 0) elegido.focus();
    else if (anterior instanceof HTMLElement) anterior.focus();
  }, [buscando, caso]);

  const buscar = (evento: FormEvent) => {
    evento.preventDefault();
    // React takes the event on to the page that opened the window.
    evento.stopPropagation();
    if (!caso.getSnapshot().can({ type: 'buscarCliente' })) return;
    origen.current = document.activeElement;
    caso.send({ type: 'buscarCliente' });
  };

  // A disabled button swallows the Enter: then at least the fields say what the search lacks.
  const senalar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || caso.getSnapshot().can({ type: 'buscarCliente' })) return;
    caso.send({ type: 'tocar', campo: 'nombre' });
    caso.send({ type: 'tocar', campo: 'apellidoPaterno' });
  };

  return (
    <section ref={seccion} aria-labelledby="nuevo-caso-cliente">
      <h3 id="nuevo-caso-cliente">Cliente</h3>
      <form noValidate className={DE_TRES} onSubmit={buscar} onKeyDown={senalar}>
        <CampoIdentidad campo="nombre" label="Nombre" marked maxLength={LIMITES.nombre.max} />
        <CampoIdentidad
          campo="apellidoPaterno"
          label="Apellido paterno"
          marked
          maxLength={LIMITES.apellidoPaterno.max}
        />
        <CampoIdentidad campo="apellidoMaterno" label="Apellido materno" maxLength={LIMITES.apellidoMaterno.max} />
        <CampoIdentidad
          campo="fechaNacimiento"
          label="Fecha nacimiento"
          marked
          type="date"
          min={PRIMERA_FECHA_NACIMIENTO}
          max={ayer}
        />
        <CampoSexo />
        <BotonBuscar />
      </form>
      <ListaClientes />
    </section>
  );
};

const BotonBuscar = () => {
  const { caso } = useVentana();
  const buscando = useSelector(caso, (estado) => estado.matches({ open: 'searching' }));
  const disabled = useSelector(caso, (estado) => !estado.can({ type: 'buscarCliente' }));
  return (
    <Button type="submit" disabled={disabled} busy={buscando}>
      {buscando ? 'Buscando...' : 'Buscar cliente'}
    </Button>
  );
};
