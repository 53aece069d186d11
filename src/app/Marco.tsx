import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ayudaSalir } from '../sesion/textos.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ExitIcon, MenuIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { textoDeConexion } from './conexion.ts';
import { ElegirTema } from './ElegirTema.tsx';
import {
  ABRIR_MENU,
  ACCION,
  AL_PIE_DEL_CAJON,
  BAJO_LA_BARRA,
  BARRA,
  COLUMNA,
  CONTENIDO,
  DESDE_TABLETA,
  EXTREMO,
  MARCO,
  PERSONA,
  SALTAR,
  SIN_CONEXION,
} from './estilos.ts';
import { Marca } from './Marca.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import type { Sistema } from './sistema.ts';

const SinConexion = ({ conexion }: { readonly conexion: Sistema['conexion'] }) => {
  const texto = textoDeConexion(useSyncExternalStore(conexion.suscribir, conexion.estado));
  return <div role="status">{texto !== null && <p className={SIN_CONEXION}>{texto}</p>}</div>;
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
      <div className={MARCO}>
        <button type="button" className={SALTAR} onClick={() => contenido.current?.focus()}>
          Saltar al contenido
        </button>
        <header className={BARRA}>
          <button
            type="button"
            className={ABRIR_MENU}
            aria-label="Abrir menú"
            aria-haspopup="dialog"
            onClick={() => abrirCajonEn(ruta)}
          >
            <MenuIcon />
          </button>
          <Marca producto={configuracion.producto} />
          <div className={EXTREMO}>
            <div className={DESDE_TABLETA}>
              <ElegirTema />
            </div>
            <Link to="/mi-cuenta" className={PERSONA} title="Mi cuenta" preload="intent">
              <span className="soloLector">Mi cuenta: </span>
              <strong>{actual.nombre}</strong>
              <span>
                Numiden: {actual.numiden} | Tienda: {actual.tienda.nombre}
              </span>
            </Link>
            <Tooltip texto={ayudaSalir(configuracion.mesaDeAyuda)}>
              {(descripcion) => (
                <button
                  type="button"
                  className={ACCION}
                  aria-describedby={descripcion}
                  onClick={() => sesion.send({ type: 'salir' })}
                >
                  <ExitIcon />
                  Salir
                </button>
              )}
            </Tooltip>
          </div>
        </header>
        <SinConexion conexion={conexion} />
        <div className={BAJO_LA_BARRA}>
          <div className={COLUMNA}>{menu}</div>
          <main
            className={CONTENIDO}
            id="contenido"
            ref={contenido}
            tabIndex={-1}
            key={`${actual.numiden}/${actual.tienda.id}`}
          >
            <Outlet />
          </main>
        </div>
      </div>
      {cajonEn === ruta && (
        <Dialog titulo={configuracion.producto} forma="lado" alCerrar={() => abrirCajonEn(null)}>
          {menu}
          <div className={AL_PIE_DEL_CAJON}>
            <ElegirTema />
          </div>
        </Dialog>
      )}
    </>
  );
};
