import { Box } from '@chakra-ui/react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Caso } from '#domain/casos';
import { SUBCATEGORIAS } from '#domain/catalogos';
import { hasPermission } from '#domain/permisos';
import { ESTADO } from '#domain/vidaCaso';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';

type ServiceOf = LazyExoticComponent<ComponentType<{ readonly caso: Caso }>>;

/** The service of each category; a case of another one loads none of them. */
const SERVICES: Readonly<Record<number, ServiceOf>> = {
  [SUBCATEGORIAS.mantenimientoFactura]: lazy(() => import('./services/Mantenimiento.tsx')),
  [SUBCATEGORIAS.notaCredito]: lazy(() => import('./services/NotaCredito.tsx')),
  [SUBCATEGORIAS.cancelacionFactura]: lazy(() => import('./services/Cancelacion.tsx')),
  [SUBCATEGORIAS.facturaGeneral]: lazy(() => import('./services/General.tsx')),
  [SUBCATEGORIAS.facturaEstacionamiento]: lazy(() => import('./services/Estacionamiento.tsx')),
  [SUBCATEGORIAS.reciboPago]: lazy(() => import('./services/ReciboPago.tsx')),
  [SUBCATEGORIAS.facturaRestaurante]: lazy(() => import('./services/Restaurante.tsx')),
};

interface Props {
  readonly caso: Caso;
  readonly permisos: readonly number[];
}

/** The service that a case asks for by its category, for who may attend to invoices, while the case is open. */
export function ServiceSlot({ caso, permisos }: Props) {
  const { id: present, nombre } = caso.subCategoria;
  // Resolving may move the case on: what came of it stays in sight until somebody goes on.
  const place = useRef<HTMLDivElement>(null);
  const [held, hold] = useState(present);
  const kept = held in SERVICES ? held : present;
  if (kept !== held) hold(kept);
  const Service = SERVICES[kept];
  const isOpen = caso.estado.id !== ESTADO.solucionada;
  if (Service === undefined || !isOpen || !hasPermission(permisos, ['facturar'])) return null;
  return (
    <Suspense fallback={null}>
      <Box ref={place} tabIndex={-1} _focus={{ outline: 'none' }}>
        <Service key={kept} caso={caso} />
      </Box>
      {kept !== present && (
        <Note colorPalette="blue" display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          Este caso pasó a {nombre}.
          {present in SERVICES && (
            <Button
              size="sm"
              onClick={() => {
                hold(present);
                // The button goes: the focus goes on to what comes in its place.
                place.current?.focus();
              }}
            >
              Atenderlo ahí
            </Button>
          )}
        </Note>
      )}
    </Suspense>
  );
}
