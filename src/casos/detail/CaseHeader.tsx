import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dateAndTime } from '#domain/common/dates';
import { ageInSentence } from '../../ui/age.ts';
import { Following } from '../../ui/following/Following.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useUnsent } from '../../ui/presence/useUnsent.ts';
import { WhoIsHere } from '../../ui/presence/WhoIsHere.tsx';
import { Reminder } from '../../ui/reminders/Reminder.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { StayInSummary } from '../../ui/stay/Stay.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import { TRAFFIC_LIGHTS } from '../../ui/trafficLights.ts';
import { STATE_COLORS, timeLeftUntil, trafficLightNow } from '../looks.ts';
import { caseDraft } from '../works.ts';
import { Actions } from './Actions.tsx';
import { useCasePage } from './context.ts';

/** The heading of the case, with its age, its holder and its buttons: as it is now, also while somebody writes. */
export function CaseHeader({ now }: { readonly now: Date }) {
  const { newest: caso, person, record, drafts } = useCasePage();
  const isUnsent = useUnsent(record);
  const { administrador, datosCreacion, solucion } = caso;
  return (
    <>
      <PageHeading
        title={`Caso ${caso.id}`}
        below={`${caso.area.nombre} · ${caso.subCategoria.nombre}`}
        beside={<WhoIsHere entity="caso" id={caso.id} isWriting={isUnsent} />}
      >
        <Actions />
      </PageHeading>
      <SummaryLine.Root align="center" aria-label="Resumen del caso">
        <SummaryLine.Item>
          <StatusChip color={STATE_COLORS[caso.estado.id]}>{caso.estado.nombre}</StatusChip>
        </SummaryLine.Item>
        <TrafficLight now={now} />
        <SummaryLine.Item>
          Abierto{' '}
          <time dateTime={datosCreacion.fecha} title={dateAndTime(datosCreacion.fecha)}>
            {ageInSentence(new Date(datosCreacion.fecha), now)}
          </time>
        </SummaryLine.Item>
        {solucion !== null && (
          <SummaryLine.Item>
            Solucionado{' '}
            <time dateTime={solucion.fecha} title={dateAndTime(solucion.fecha)}>
              {ageInSentence(new Date(solucion.fecha), now)}
            </time>
          </SummaryLine.Item>
        )}
        <SummaryLine.Item>
          {administrador === null ? (
            'Nadie lo tiene a su cargo'
          ) : (
            <>
              A cargo de{' '}
              <strong>
                {administrador.numiden === person.numiden ? `${administrador.nombre} (usted)` : administrador.nombre}
              </strong>
            </>
          )}
        </SummaryLine.Item>
        <SummaryLine.Item>
          Cliente <strong>{caso.datosCliente.nombre}</strong>
        </SummaryLine.Item>
        <SummaryLine.Item>
          <Link to="/administracion/casos/$id/diagrama" params={{ id: String(caso.id) }}>
            Ver en el diagrama
          </Link>
        </SummaryLine.Item>
        <Reminder entidad="caso" id={caso.id} drafts={drafts} draftKey={caseDraft(caso.id, 'recordar')} />
        <Following entidad="caso" id={caso.id} />
        <StayInSummary entidad="caso" id={caso.id} now={now} />
      </SummaryLine.Root>
    </>
  );
}

/** The traffic light by colour and words, and when it changes; once it has changed, the case is asked for again. */
function TrafficLight({ now }: { readonly now: Date }) {
  const { newest: caso, refresh } = useCasePage();
  const light = trafficLightNow(caso, now);
  const { pierdeColorEn } = caso;
  const hasChanged = pierdeColorEn !== null && Date.parse(pierdeColorEn) <= now.getTime();
  useEffect(() => {
    if (hasChanged) refresh();
  }, [refresh, hasChanged]);
  if (light === null) return null;
  const { color, texto, sigue } = TRAFFIC_LIGHTS[light];
  return (
    <SummaryLine.Item>
      <StatusChip color={color}>{texto}</StatusChip>
      {pierdeColorEn !== null && !hasChanged && sigue !== null && (
        <Muted>
          {sigue} {timeLeftUntil(new Date(pierdeColorEn), now)}
        </Muted>
      )}
    </SummaryLine.Item>
  );
}
