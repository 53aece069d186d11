import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { z } from 'zod';
import { cierreSchema, resolucionSchema, solicitudAutorizacionSchema } from '#domain/casos';
import { fechaYHora } from '#domain/fechas';
import { LIMITES_CASO } from '#domain/vidaCaso';
import type { TextosCaso } from '#machines/caso.types';
import { useDatosCaso, usePagina } from '../contexto.ts';
import type { TrabajoDeBoton } from '../trabajar.ts';
import { PEDIDO } from './estilos.ts';
import { errorDe } from './reglas.ts';
import { Texto } from './Texto.tsx';
import { Ventana } from './Ventana.tsx';

interface Props {
  readonly titulo: string;
  readonly trabajos: readonly [TrabajoDeBoton, ...TrabajoDeBoton[]];
  readonly campo: Exclude<keyof TextosCaso, 'escalamiento' | 'comentario'>;
  readonly label: string;
  /** The field's name on the wire. */
  readonly name: string;
  readonly regla: z.ZodType<string>;
  readonly limites: { readonly max: number };
  readonly placeholder: string;
  readonly children?: ReactNode;
}

/** A form of one text. */
const DeTexto = ({ titulo, trabajos, campo, label, name, regla, limites, placeholder, children }: Props) => {
  const { caso } = usePagina();
  const valor = useSelector(caso, ({ context }) => context.textos[campo]);
  const [tocado, setTocado] = useState(false);
  const error = errorDe(regla, valor);
  return (
    <Ventana
      titulo={titulo}
      trabajos={trabajos}
      escrito={valor !== ''}
      revisar={() => {
        setTocado(true);
        return error === null;
      }}
    >
      {children}
      <Texto
        label={label}
        name={name}
        valor={valor}
        error={tocado ? error : null}
        limites={limites}
        placeholder={placeholder}
        alEscribir={(nuevo) => caso.send({ type: 'escribir', campo, valor: nuevo })}
        alTocar={() => setTocado(valor !== '')}
      />
    </Ventana>
  );
};

/** Asks that somebody else authorizes the case. */
export const FormularioSolicitud = () => (
  <DeTexto
    titulo="Solicitar autorización"
    trabajos={['solicitarAutorizacion']}
    campo="motivo"
    label="Motivo"
    name="motivo"
    regla={solicitudAutorizacionSchema.shape.motivo}
    limites={LIMITES_CASO.motivo}
    placeholder="Qué debe autorizarse y por qué."
  />
);

/** Decides what somebody else asked for. */
export const FormularioResolucion = () => {
  const { datosAutorizacion } = useDatosCaso();
  return (
    <DeTexto
      titulo="Autorizar o no autorizar"
      trabajos={['autorizar', 'noAutorizar']}
      campo="resolucion"
      label="Comentario"
      name="comentario"
      regla={resolucionSchema.shape.comentario}
      limites={LIMITES_CASO.motivo}
      placeholder="Por qué procede o no."
    >
      {datosAutorizacion !== null && (
        <div className={PEDIDO}>
          <p>
            <strong>{datosAutorizacion.solicitante.nombre}</strong> solicitó el {fechaYHora(datosAutorizacion.fecha)}:
          </p>
          <p className="texto">{datosAutorizacion.motivo}</p>
        </div>
      )}
    </DeTexto>
  );
};

/** Ends the case with its solution. */
export const FormularioCierre = () => (
  <DeTexto
    titulo="Cerrar caso"
    trabajos={['cerrar']}
    campo="solucion"
    label="Solución"
    name="solucion"
    regla={cierreSchema.shape.solucion}
    limites={LIMITES_CASO.solucion}
    placeholder="Cómo se resolvió para el cliente."
  >
    <p className="nota">Un caso cerrado ya no admite comentarios, anexos ni otro trabajo.</p>
  </DeTexto>
);
