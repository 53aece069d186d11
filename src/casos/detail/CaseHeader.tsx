import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { dateAndTime } from '#domain/dates';
import { age } from '../../ui/age.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TRAFFIC_LIGHTS } from '../../ui/trafficLights.ts';
import { STATE_COLORS, timeLeftUntil, trafficLightNow } from '../looks.ts';
import { Actions } from './Actions.tsx';
import { useCasePage } from './context.ts';

/** What the case is, how old, who has it, and what can be done now. */
export function CaseHeader({ now }: { readonly now: Date }) {
  const { shown, person } = useCasePage();
  const { administrador, datosCreacion, solucion } = shown;
  return (
    <>
      <PageHeading title={`Caso ${shown.id}`} below={`${shown.area.nombre} · ${shown.subCategoria.nombre}`}>
        <Actions />
      </PageHeading>
      <Summary aria-label="Resumen del caso">
        <li>
          <StatusChip color={STATE_COLORS[shown.estado.id]}>{shown.estado.nombre}</StatusChip>
        </li>
        <TrafficLight now={now} />
        <li>
          Abierto{' '}
          <time dateTime={datosCreacion.fecha} title={dateAndTime(datosCreacion.fecha)}>
            {age(new Date(datosCreacion.fecha), now)}
          </time>
        </li>
        {solucion !== null && (
          <li>
            Solucionado{' '}
            <time dateTime={solucion.fecha} title={dateAndTime(solucion.fecha)}>
              {age(new Date(solucion.fecha), now)}
            </time>
          </li>
        )}
        <li>
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
        </li>
        <li>
          Cliente <strong>{shown.datosCliente.nombre}</strong>
        </li>
      </Summary>
    </>
  );
}

/** The traffic light by colour and words, and when it changes; once it has changed, the case is asked for again. */
function TrafficLight({ now }: { readonly now: Date }) {
  const { shown, refresh } = useCasePage();
  const light = trafficLightNow(shown, now);
  const { pierdeColorEn } = shown;
  const hasChanged = pierdeColorEn !== null && Date.parse(pierdeColorEn) <= now.getTime();
  useEffect(() => {
    if (hasChanged) refresh();
  }, [refresh, hasChanged]);
  if (light === null) return null;
  const { color, texto, sigue } = TRAFFIC_LIGHTS[light];
  return (
    <li>
      <StatusChip color={color}>{texto}</StatusChip>
      {pierdeColorEn !== null && !hasChanged && sigue !== null && (
        <small>
          {sigue} {timeLeftUntil(new Date(pierdeColorEn), now)}
        </small>
      )}
    </li>
  );
}

/** State, traffic light, age and who has it, in one line where there is room. */
const Summary = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 1,
    columnGap: 4,
    mt: -2,
    mb: 3,
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});
