import { fechaYHora } from '#domain/fechas';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { antiguedad, nombreDeDatoFiscal } from './aspectoCaso.ts';
import { useDatosCaso } from './contexto.ts';
import { DatosContacto } from './DatosContacto.tsx';
import { COMENTARIO, DATOS, FIRMA } from './estilos.ts';
import { OrigenCaso } from './OrigenCaso.tsx';
import { Dato, Tarjeta } from './Tarjeta.tsx';

/** How the case ended. */
export const Solucion = () => {
  const { solucion, usuarioSoluciona } = useDatosCaso();
  if (solucion === null) return null;
  return (
    <Tarjeta titulo="Solución">
      <p className={COMENTARIO}>{solucion.texto}</p>
      <p className={FIRMA}>
        {usuarioSoluciona !== null && `${usuarioSoluciona.nombre} · `}
        <time dateTime={solucion.fecha}>{fechaYHora(solucion.fecha)}</time>
      </p>
    </Tarjeta>
  );
};

/** Who asked for an authorization and why, and what was decided. */
export const Autorizacion = ({ ahora }: { readonly ahora: Date }) => {
  const { datosAutorizacion, requiereAutorizacion } = useDatosCaso();
  if (datosAutorizacion === null) return null;
  const { solicitante, motivo, fecha, resolucion } = datosAutorizacion;
  const [color, estado] =
    resolucion !== null
      ? resolucion.autorizado
        ? (['verde', 'AUTORIZADO'] as const)
        : (['rojo', 'NO AUTORIZADO'] as const)
      : requiereAutorizacion === 1
        ? (['naranja', 'POR AUTORIZAR'] as const)
        : (['gris', 'SIN EFECTO'] as const);
  return (
    <Tarjeta titulo="Autorización" al={<StatusChip color={color}>{estado}</StatusChip>}>
      <dl className={DATOS}>
        <Dato nombre="Solicitó">
          {solicitante.nombre}{' '}
          <span className="tenue">
            {fechaYHora(fecha)} ({antiguedad(new Date(fecha), ahora)})
          </span>
        </Dato>
        <Dato nombre="Motivo">
          <span className={COMENTARIO}>{motivo}</span>
        </Dato>
        {resolucion !== null && (
          <>
            <Dato nombre={resolucion.autorizado ? 'Autorizó' : 'No autorizó'}>
              {resolucion.autor.nombre} <span className="tenue">{fechaYHora(resolucion.fecha)}</span>
            </Dato>
            <Dato nombre="Comentario">
              <span className={COMENTARIO}>{resolucion.comentario}</span>
            </Dato>
          </>
        )}
      </dl>
    </Tarjeta>
  );
};

/** Whom the case is about and how to reach him. */
export const Cliente = () => {
  const { datosCliente, datosContacto } = useDatosCaso();
  return (
    <Tarjeta titulo="Cliente">
      <dl className={DATOS}>
        <Dato nombre="Nombre">{datosCliente.nombre}</Dato>
        <Dato nombre="Numiden">{datosCliente.numiden}</Dato>
        <DatosContacto contacto={datosContacto} />
      </dl>
    </Tarjeta>
  );
};

/** Where the case comes from. */
export const DatosDelCaso = () => {
  const caso = useDatosCaso();
  return (
    <Tarjeta titulo="Caso">
      <dl className={DATOS}>
        <Dato nombre="Folio">{caso.id}</Dato>
        <Dato nombre="Tienda">
          {caso.tienda.cvetda} · {caso.tienda.nombre}
        </Dato>
        <Dato nombre="Área">{caso.area.nombre}</Dato>
        <Dato nombre="Categoría">{caso.subCategoria.nombre}</Dato>
        <Dato nombre="Fecha de creación">{fechaYHora(caso.datosCreacion.fecha)}</Dato>
        <Dato nombre="Creado por">
          {caso.datosCreacion.nombre} <span className="tenue">({caso.datosCreacion.numiden})</span>
        </Dato>
        <OrigenCaso parametros={caso.parametrosBusqueda} />
      </dl>
    </Tarjeta>
  );
};

/** To whom an invoice of this case is made out. */
export const DatosFiscales = () => {
  const { datosFiscales } = useDatosCaso();
  const hay = Object.entries(datosFiscales ?? {}).filter(([, valor]) => valor.trim() !== '');
  if (hay.length === 0) return null;
  return (
    <Tarjeta titulo="Datos fiscales">
      <dl className={DATOS}>
        {hay.map(([nombre, valor]) => (
          <Dato key={nombre} nombre={nombreDeDatoFiscal(nombre)}>
            {valor}
          </Dato>
        ))}
      </dl>
    </Tarjeta>
  );
};
