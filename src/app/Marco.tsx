import { chakra } from '@chakra-ui/react/styled-system';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ayudaSalir } from '../sesion/textos.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ExitIcon, MenuIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { ElegirTema } from './ElegirTema.tsx';
import { ACCION, BARRA, COLUMNA, CONTENIDO, PERSONA, SALTAR, SIN_CONEXION } from './estilos.ts';
import { Marca } from './Marca.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import type { Sistema } from './sistema.ts';

const SinConexion = ({ conexion }: { readonly conexion: Sistema['conexion'] }) => {
  const hayConexion = useSyncExternalStore(conexion.suscribir, conexion.hayConexion);
  return (
    <div role="status">
      {!hayConexion && (
        <chakra.p css={SIN_CONEXION}>
          Sin conexión. Lo que escriba se conserva; podrá guardarlo cuando la conexión vuelva.
        </chakra.p>
      )}
    </div>
  );
};

/** The frame of every screen behind the login: top bar, menu and place for the page (specification, section 2). */
export const Marco = () => {
  const { conexion, configuracion, sesion } = useRouter().options.context;
  const actual = useSelector(sesion, (estado) => estado.context.sesion);
  const ruta = useLocation({ select: (lugar) => lugar.pathname });
  const [cajonEn, abrirCajonEn] = useState<string | null>(null);
  const contenido = useRef<HTMLElement>(null);

  // Between the end of a session and the way to the login there is nobody to show a page to.
  if (actual === null) return null;

  const menu = <MenuLateral permisos={actual.permisos} producto={configuracion.producto} />;
  return (
    <>
      <chakra.div display="flex" flexDirection="column" h="100dvh">
        <chakra.button type="button" css={SALTAR} onClick={() => contenido.current?.focus()}>
          Saltar al contenido
        </chakra.button>
        <chakra.header css={BARRA} gap={{ base: 2, lg: 4 }} px={{ base: 2, lg: 5 }}>
          <chakra.button
            type="button"
            css={ACCION}
            hideFrom="lg"
            aria-label="Abrir menú"
            aria-haspopup="dialog"
            onClick={() => abrirCajonEn(ruta)}
          >
            <MenuIcon />
          </chakra.button>
          <Marca producto={configuracion.producto} />
          <chakra.div
            display="flex"
            flex="1"
            justifyContent="flex-end"
            alignItems="center"
            gap={{ base: 2, lg: 4 }}
            minW={0}
          >
            <chakra.div hideBelow="md">
              <ElegirTema />
            </chakra.div>
            <chakra.div css={PERSONA}>
              <strong>{actual.nombre}</strong>
              <span>
                Numiden: {actual.numiden} | Tienda: {actual.tienda.nombre}
              </span>
            </chakra.div>
            <Tooltip texto={ayudaSalir(configuracion.mesaDeAyuda)}>
              {(descripcion) => (
                <chakra.button
                  type="button"
                  css={ACCION}
                  aria-describedby={descripcion}
                  onClick={() => sesion.send({ type: 'salir' })}
                >
                  <ExitIcon />
                  Salir
                </chakra.button>
              )}
            </Tooltip>
          </chakra.div>
        </chakra.header>
        <SinConexion conexion={conexion} />
        <chakra.div display="flex" flex="1" alignItems="stretch" minH={0}>
          <chakra.div css={COLUMNA} hideBelow="lg">
            {menu}
          </chakra.div>
          <chakra.main
            css={CONTENIDO}
            id="contenido"
            ref={contenido}
            tabIndex={-1}
            key={`${actual.numiden}/${actual.tienda.id}`}
          >
            <Outlet />
          </chakra.main>
        </chakra.div>
      </chakra.div>
      {cajonEn === ruta && (
        <Dialog titulo={configuracion.producto} forma="lado" alCerrar={() => abrirCajonEn(null)}>
          {menu}
          <chakra.div hideFrom="md" mt={6}>
            <ElegirTema />
          </chakra.div>
        </Dialog>
      )}
    </>
  );
};
