import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Anexo } from '#domain/anexos';
import { ACEPTA_ANEXOS, MAX_ANEXOS_POR_CASO, TEXTOS_ANEXOS } from '#domain/anexos';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../../ui/EmptyState.tsx';
import { decisionDe, seEnvia, usePagina } from '../contexto.ts';
import { FallaTrabajo } from '../FallaTrabajo.tsx';
import { Tarjeta } from '../Tarjeta.tsx';
import { hacer } from '../trabajar.ts';
import { ADJUNTAR, LISTA, MOTIVOS, POR_ENVIAR } from './estilos.ts';
import { FilaAnexo } from './FilaAnexo.tsx';
import { VistaPrevia } from './VistaPrevia.tsx';

/** The files of a case: to look at, to download, and to add to. */
export const AnexosCaso = ({ motivos, encima }: { readonly motivos: readonly string[]; readonly encima: boolean }) => {
  const { caso } = usePagina();
  const anexos = useSelector(caso, ({ context }) => context.anexos);
  const [visto, ver] = useState<Anexo | null>(null);
  const puede = useSelector(caso, (estado) => decisionDe(estado, 'adjuntar')?.permitida === true);
  const lleno = anexos !== null && anexos.length >= MAX_ANEXOS_POR_CASO;
  return (
    <Tarjeta
      titulo="Anexos"
      al={
        anexos !== null &&
        anexos.length > 0 && (
          <span className="tenue">{anexos.length === 1 ? '1 archivo' : `${anexos.length} archivos`}</span>
        )
      }
    >
      {puede && (lleno ? <p>{TEXTOS_ANEXOS.lleno}</p> : <Adjuntar encima={encima} />)}
      <ul className={MOTIVOS} role="alert" hidden={motivos.length === 0}>
        {motivos.map((motivo) => (
          <li key={motivo}>{motivo}</li>
        ))}
      </ul>
      <PorEnviar />
      {anexos === null ? (
        <LoadFailed
          texto="No se pudieron obtener los anexos del caso."
          alReintentar={() => caso.send({ type: 'actualizar' })}
        />
      ) : anexos.length === 0 ? (
        <EmptyState texto="El caso no tiene anexos." />
      ) : (
        <ul className={LISTA} aria-label="Archivos del caso">
          {anexos.map((anexo) => (
            <FilaAnexo key={anexo.id} anexo={anexo} alVer={() => ver(anexo)} />
          ))}
        </ul>
      )}
      {visto !== null && <VistaPrevia anexo={visto} alCerrar={() => ver(null)} />}
    </Tarjeta>
  );
};

const Adjuntar = ({ encima }: { readonly encima: boolean }) => {
  const { caso, adjuntar, entradaDeAnexos } = usePagina();
  const bloqueado = useSelector(caso, (estado) => estado.hasTag('locked'));
  return (
    <div className={ADJUNTAR} data-encima={encima ? '' : undefined}>
      <label>
        <input
          ref={entradaDeAnexos}
          type="file"
          multiple
          accept={ACEPTA_ANEXOS}
          className="soloLector"
          disabled={bloqueado}
          aria-describedby="anexos-pista"
          onChange={({ target }) => {
            adjuntar([...(target.files ?? [])]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        Adjuntar archivos
      </label>
      <span id="anexos-pista">
        {TEXTOS_ANEXOS.pista}. También puede arrastrarlos aquí o pegar una captura de pantalla.
      </span>
    </div>
  );
};

/** What is on its way, or was not sent, by name. */
const PorEnviar = () => {
  const { caso } = usePagina();
  const porAdjuntar = useSelector(caso, ({ context }) => context.porAdjuntar);
  const avance = useSelector(caso, (estado) =>
    seEnvia(estado) && estado.context.trabajo === 'adjuntar' ? (estado.context.avance ?? 0) : null,
  );
  const enEspera = useSelector(caso, (estado) => estado.matches({ trabajo: { editing: 'idle' } }));
  if (porAdjuntar.length === 0) return null;
  return (
    <div className={POR_ENVIAR}>
      <p>{porAdjuntar.map(({ nombre }) => nombre).join(', ')}</p>
      {avance !== null && (
        <div className="avance">
          {/* Once all is sent, how long the server takes is unknown: the bar has no value then. */}
          <progress {...(avance >= 1 ? {} : { value: avance })} aria-label="Envío de anexos" />
          <span>{avance >= 1 ? 'Guardando...' : `${Math.floor(avance * 100)} %`}</span>
        </div>
      )}
      <FallaTrabajo de={['adjuntar']} />
      {enEspera && (
        <div className="botones">
          <Button size="sm" onClick={() => hacer(caso, { type: 'adjuntar', anexos: porAdjuntar })}>
            Enviar
          </Button>
          <Button size="sm" variant="ghost" onClick={() => caso.send({ type: 'descartar', trabajo: 'adjuntar' })}>
            Descartar
          </Button>
        </div>
      )}
    </div>
  );
};
