import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { createLink, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { FinderButton } from '../escritorio/finder/FinderButton.tsx';
import { exitHelp } from '../personas/sesion/texts.ts';
import { connectionText } from '../system/connectionText.ts';
import { PersonContext, usePerson } from '../system/person.ts';
import type { System } from '../system/system.ts';
import { ExitIcon, MenuIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { AskCustomer } from './AskCustomer.ts';
import { BarButton } from './BarButton.tsx';
import { Brand } from './Brand.tsx';
import { HelpButton } from './help/HelpButton.tsx';
import { HelpProvider } from './help/HelpProvider.tsx';
import { NewsButton } from './NewsButton.tsx';
import { PageKeys } from './PageKeys.tsx';
import { SideMenu } from './SideMenu.tsx';
import { StoreSwitch } from './StoreSwitch.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { WithChakra } from './WithChakra.tsx';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));
const SaleToInvoice = lazy(async () => ({
  default: (await import('../facturas/acts/SaleToInvoice.tsx')).SaleToInvoice,
}));

/** The frame of every screen behind the login: top bar, menu and place for the page (specification, section 2). */
export function Frame() {
  const { conexion, configuracion, sesion } = useRouter().options.context;
  const current = useSelector(sesion, (estado) => estado.context.sesion);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [drawerAt, openDrawerAt] = useState<string | null>(null);
  const content = useRef<HTMLElement>(null);

  // Between the end of a session and the way to the login there is no person to show a page to.
  if (current === null) return null;

  const menu = <SideMenu permisos={current.permisos} producto={configuracion.producto} />;
  return (
    <PersonContext value={current}>
      <WithChakra>
        <HotkeysProvider>
          <HelpProvider>
            <UndoNotice />
            <PageKeys permisos={current.permisos} producto={configuracion.producto} />
            <Flex direction="column" h="100dvh" _print={{ display: 'block', h: 'auto' }}>
              <SkipButton type="button" onClick={() => content.current?.focus()}>
                Saltar al contenido
              </SkipButton>
              <Flex
                as="header"
                flex="none"
                align="center"
                gap={{ base: 2, lg: 4 }}
                h="bar"
                px={{ base: 2, lg: 5 }}
                bg="bar"
                color="bar.fg"
                _print={{ display: 'none' }}
              >
                <BarButton
                  type="button"
                  hideFrom="lg"
                  aria-label="Abrir menú"
                  aria-haspopup="dialog"
                  onClick={() => openDrawerAt(path)}
                >
                  <MenuIcon />
                </BarButton>
                <Brand producto={configuracion.producto} />
                <Flex flex={1} justify="center" minW={0}>
                  <FinderButton
                    invoice={(venta) => (
                      <Suspense fallback={null}>
                        <SaleToInvoice venta={venta} askCustomer={AskCustomer} />
                      </Suspense>
                    )}
                  />
                </Flex>
                <Flex justify="flex-end" align="center" gap={{ base: 2, lg: 4 }} minW={0}>
                  <Box hideBelow="lg">
                    <ThemeChoice />
                  </Box>
                  <NewsButton />
                  <HelpButton />
                  <StoreSwitch />
                  <Person />
                  <Tooltip content={exitHelp(configuracion.mesaDeAyuda)}>
                    {(describedBy) => (
                      <BarButton
                        type="button"
                        aria-describedby={describedBy}
                        onClick={() => sesion.send({ type: 'salir' })}
                      >
                        <ExitIcon />
                        Salir
                      </BarButton>
                    )}
                  </Tooltip>
                </Flex>
              </Flex>
              <ConnectionLine conexion={conexion} />
              <Flex flex={1} align="stretch" minH={0}>
                {/* In a narrow window the menu is a drawer. */}
                <Box
                  hideBelow="lg"
                  flex="none"
                  w="menu"
                  overflowY="auto"
                  px={3}
                  py={4}
                  borderRight="1px solid"
                  borderColor="border"
                  bg="bg.panel"
                  _print={{ display: 'none' }}
                >
                  {menu}
                </Box>
                {/* It scrolls by itself; its last line can always be scrolled above a notice. */}
                <Box
                  as="main"
                  position="relative"
                  flex={1}
                  minW={0}
                  overflowY="auto"
                  scrollbarGutter="stable"
                  px={{ base: 4, lg: 6 }}
                  pt={2.5}
                  pb="var(--notice-room)"
                  id="contenido"
                  ref={content}
                  tabIndex={-1}
                  data-scroll-restoration-id="main"
                  _print={{ overflow: 'visible' }}
                  key={`${current.numiden}/${current.tienda.id}`}
                >
                  <Outlet />
                </Box>
              </Flex>
            </Flex>
            {drawerAt === path && (
              <Suspense>
                <MenuDrawer title={configuracion.producto} menu={menu} onClose={() => openDrawerAt(null)} />
              </Suspense>
            )}
          </HelpProvider>
        </HotkeysProvider>
      </WithChakra>
    </PersonContext>
  );
}

/** Who is signed in, and where, which leads to one's own account; cut off where there is no room. */
function Person() {
  const { nombre, numiden, tienda } = usePerson();
  return (
    <PersonLink to="/mi-cuenta" title="Mi cuenta" preload="intent">
      <span className="sr-only">Mi cuenta: </span>
      <Text as="strong" truncate>
        {nombre}
      </Text>
      <Span color="bar.muted" fontSize="xs" truncate>
        Numiden: {numiden} | Tienda: {tienda.nombre}
      </Span>
    </PersonLink>
  );
}

function ConnectionLine({ conexion }: { readonly conexion: System['conexion'] }) {
  const text = connectionText(useSyncExternalStore(conexion.suscribir, conexion.estado));
  return (
    <div role="status">
      {text !== null && (
        <Box
          colorPalette="orange"
          px={4}
          py={1.5}
          borderBottom="1px solid"
          borderColor="colorPalette.emphasized"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          fontWeight="medium"
          textAlign="center"
        >
          {text}
        </Box>
      )}
    </div>
  );
}

const PersonLink = createLink(
  chakra('a', {
    base: {
      position: 'relative',
      display: 'grid',
      minW: 0,
      px: 2,
      py: 1,
      borderRadius: 'md',
      color: 'inherit',
      lineHeight: 'short',
      textAlign: 'end',
      textDecoration: 'none',
      _hover: { bg: 'bar.subtle' },
      _focusVisible: { outlineColor: 'bar.fg' },
    },
  }),
);

/** The way past the bar and the menu, seen only while it has the focus. */
const SkipButton = chakra('button', {
  base: {
    position: 'fixed',
    zIndex: 'skipNav',
    inset: '0.5rem auto auto 0.5rem',
    px: 3.5,
    py: 2,
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'brand.fg',
    fontWeight: 'medium',
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});
