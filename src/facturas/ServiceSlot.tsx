import { Box } from '@chakra-ui/react';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useRef, useState } from 'react';
import type { Caso } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission } from '#domain/common/permisos';
import { type ServicioDeCaso, servicioDeCategoria } from '#domain/facturas/servicioDeCaso';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';

type ServiceOf = LazyExoticComponent<ComponentType<{ readonly caso: Caso }>>;

/** The panel of each service; a case of a category without one loads none of them. */
const SERVICES: Readonly<Record<ServicioDeCaso, ServiceOf>> = {
  mantenimiento: lazy(() => import('./services/Mantenimiento.tsx')),
  notaCredito: lazy(() => import('./services/NotaCredito.tsx')),
  cancelacion: lazy(() => import('./services/Cancelacion.tsx')),
  general: lazy(() => import('./services/General.tsx')),
  estacionamiento: lazy(() => import('./services/Estacionamiento.tsx')),
  reciboPago: lazy(() => import('./services/ReciboPago.tsx')),
  restaurante: lazy(() => import('./services/Restaurante.tsx')),
};

interface Props {
  readonly caso: Caso;
  readonly permisos: readonly number[];
}

/** The service that a case asks for by its category, for who may attend to invoices, while the case is open. */
export function ServiceSlot({ caso, permisos }: Props) {
  const { nombre } = caso.subCategoria;
  const present = servicioDeCategoria(caso.subCategoria.id);
  // Resolving may move the case on: its outcome stays in sight until somebody goes on.
  const place = useRef<HTMLDivElement>(null);
  const [held, hold] = useState(present);
  const kept = held ?? present;
  if (kept !== held) hold(kept);
  const isOpen = caso.estado.id !== ESTADO.solucionada;
  if (kept === null || !isOpen || !hasPermission(permisos, ['facturar'])) return null;
  const Service = SERVICES[kept];
  return (
    <Suspense fallback={null}>
      <Box ref={place} tabIndex={-1} _focus={{ outline: 'none' }}>
        <Service key={kept} caso={caso} />
      </Box>
      {kept !== present && (
        <Note colorPalette="blue" display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          Este caso pasó a {nombre}.
          {present !== null && (
            <Button
              size="sm"
              onClick={() => {
                hold(present);
                // The button goes: the focus moves to the content in its place.
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
