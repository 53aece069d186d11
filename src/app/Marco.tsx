import { Box, ChakraProvider, Flex } from '@chakra-ui/react';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ayudaSalir } from '../sesion/textos.ts';
import { system } from '../theme/system.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ExitIcon, MenuIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { ElegirTema } from './ElegirTema.tsx';
import { Logo } from './Logo.tsx';
import css from './Marco.module.css';
import { MenuLateral } from './MenuLateral.tsx';
import type { Sistema } from './sistema.ts';

const SinConexion = ({ conexion }: { readonly conexion: Sistema['conexion'] }) => {
  const hayConexion = useSyncExternalStore(conexion.suscribir, conexion.hayConexion);
  return (
    <div role="status">
      {!hayConexion && (
        <p className={css.sinConexion}>
          Sin conexión. Lo que escriba se conserva; podrá guardarlo cuando la conexión vuelva.
        </p>
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
    <ChakraProvider value={system}>
      <Flex direction="column" h="100dvh">
        <button type="button" className={css.saltar} onClick={() => contenido.current?.focus()}>
          Saltar al contenido
        </button>
        <Flex
          as="header"
          className={css.barra}
          flex="none"
          align="center"
          gap={{ base: 2, lg: 4 }}
          h="var(--m-bar)"
          px={{ base: 2, lg: 5 }}
          bg="bar.bg"
          color="bar.fg"
        >
          <Box hideFrom="lg">
            <button
              type="button"
              className={css.accion}
              aria-label="Abrir menú"
              aria-haspopup="dialog"
              onClick={() => abrirCajonEn(ruta)}
            >
              <MenuIcon />
            </button>
          </Box>
          <Link to="/overview" className={css.marca}>
            <Logo />
            {configuracion.producto}
          </Link>
          <Flex flex="1" justify="flex-end" align="center" gap={{ base: 2, lg: 4 }} minW={0}>
            <Box hideBelow="md">
              <ElegirTema />
            </Box>
            <div className={css.persona}>
              <strong>{actual.nombre}</strong>
              <span className={css.datos}>
                Numiden: {actual.numiden} | Tienda: {actual.tienda.nombre}
              </span>
            </div>
            <Tooltip texto={ayudaSalir(configuracion.mesaDeAyuda)}>
              {(descripcion) => (
                <button
                  type="button"
                  className={css.accion}
                  aria-describedby={descripcion}
                  onClick={() => sesion.send({ type: 'salir' })}
                >
                  <ExitIcon />
                  Salir
                </button>
              )}
            </Tooltip>
          </Flex>
        </Flex>
        <SinConexion conexion={conexion} />
        <Flex flex="1" minH={0} align="stretch">
          <Box
            hideBelow="lg"
            flex="none"
            w="13.5rem"
            overflowY="auto"
            px={3}
            py={4}
            bg="surface"
            borderRight="1px solid"
            borderColor="border"
          >
            {menu}
          </Box>
          <Box
            as="main"
            id="contenido"
            ref={contenido}
            tabIndex={-1}
            key={`${actual.numiden}/${actual.tienda.id}`}
            flex="1"
            minW={0}
            position="relative"
            overflowY="auto"
            scrollbarGutter="stable"
            px={{ base: 4, lg: 6 }}
            py={5}
          >
            <Outlet />
          </Box>
        </Flex>
      </Flex>
      {cajonEn === ruta && (
        <Dialog titulo={configuracion.producto} forma="lado" alCerrar={() => abrirCajonEn(null)}>
          {menu}
          <Box hideFrom="md" mt={6}>
            <ElegirTema />
          </Box>
        </Dialog>
      )}
    </ChakraProvider>
  );
};
