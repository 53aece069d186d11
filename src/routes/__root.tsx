import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Layers as LayersOver } from '../app/Layers.tsx';
import { WindowTitle } from '../app/WindowTitle.tsx';
import type { System } from '../system/system.ts';

function Root() {
  const system = Route.useRouteContext();
  const Layers = useLayers(system);
  return (
    <>
      <WindowTitle producto={system.configuracion.producto} unread={system.unread} />
      <Outlet />
      {Layers && <Layers {...system} />}
    </>
  );
}

/**
 * The layers over every screen are made of Chakra's parts, which no first screen waits for: their code is fetched once the
 * server has said whose session this is, or has not answered. Notices are kept by their chart until then.
 */
function useLayers({ sesion }: Pick<System, 'sesion'>): ComponentType<Parameters<typeof LayersOver>[0]> | null {
  const [Layers, setLayers] = useState<typeof LayersOver | null>(null);
  const wanted = useSelector(sesion, (estado) => !(estado.hasTag('unknown') && estado.hasTag('busy')));
  useEffect(() => {
    const load = async () => {
      try {
        const { Layers: loaded } = await import('../app/Layers.tsx');
        setLayers(() => loaded);
      } catch {
        // Without them every screen works on; the next one that needs code says that none comes.
      }
    };
    if (wanted) void load();
  }, [wanted]);
  return Layers;
}

export const Route = createRootRouteWithContext<System>()({ component: Root });
