import { Card, Flex, Grid, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Ajustes } from '#domain/ajustes';
import { dateAndTime } from '#domain/dates';
import type { ConfiguracionRef } from '#machines/configuracion.machine';
import type { LugarAjuste } from '#machines/configuracion.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { HistoryBelow } from '../../ui/records/HistoryBelow.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { OnceFailure } from '../../ui/works/OnceFailure.tsx';
import { IDLE_TEXTS } from '../../ui/works/SaveButton.tsx';
import { useWorkForm } from '../../ui/works/useWorkForm.ts';
import { useWorkNotices } from '../../ui/works/useWorkNotices.ts';

/** What every setting's card needs of the page. */
export interface SettingsPage {
  readonly configuracion: ConfiguracionRef;
  readonly drafts: PageDrafts;
}

/** What is typed of a setting, and on which version of it: a draft keeps both. What is sent has no version. */
type TypedSetting = Record<string, string> & { version: string };

interface Props<Typed extends TypedSetting, Sent> {
  readonly page: SettingsPage;
  readonly lugar: LugarAjuste;
  /** The setting's number in the history. */
  readonly id: number;
  readonly title: string;
  readonly stored: Pick<Ajustes['vigencia'], 'version' | 'ultimoCambio'>;
  /** The setting as it is, as it would be typed. */
  readonly typed: Typed;
  readonly schema: z.ZodType<Sent, Typed>;
  /** The fields and what they mean for the business. */
  readonly children: (form: FormKit<Typed>) => ReactNode;
}

type CardProps<Typed extends TypedSetting, Sent> = Props<Typed, Sent> & { readonly work: TrabajoUnicoRef };

/** One general setting: its fields, what they lead to, who changed it last, and its history. */
export function SettingCard<Typed extends TypedSetting, Sent>(props: Props<Typed, Sent>) {
  const { configuracion } = props.page;
  const work = useSelector(configuracion, ({ children }) => (children as Works)[props.lugar]);
  return work === undefined ? null : <Setting {...props} work={work} />;
}

type Works = Partial<Record<LugarAjuste, TrabajoUnicoRef>>;

function Setting<Typed extends TypedSetting, Sent>(props: CardProps<Typed, Sent>) {
  const { page, lugar, id, title, stored, typed, schema, children, work } = props;
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const { configuracion, drafts } = page;
  const { version } = stored;
  const heading = useId();
  useWorkNotices(work, avisar);
  const { form, discard, idle } = useWorkForm<Typed, Sent>({
    work,
    schema,
    blank: typed,
    edits: true,
    keepsSaved: true,
    drafts,
    draftKey: `ajuste.${lugar}`,
    send: (valores) => configuracion.send({ type: 'guardar', lugar, valores }),
  });
  const { methods } = form;
  const asStored = JSON.stringify(typed);
  // '6000' and '6,000.00' are the same setting.
  const meaning = (values: Typed) => JSON.stringify(schema.safeParse(values).data ?? values);
  const differs = () => meaning(methods.getValues()) !== meaning(typed);
  const isWritten = useSyncExternalStore(
    (tell) => methods.subscribe({ formState: { values: true }, callback: tell }),
    differs,
  );
  const inConflict = useSelector(work, (state) => state.matches('conflict'));

  const [own] = useState(() => Number(methods.getValues().version));
  useLayoutEffect(() => {
    configuracion.send({ type: 'ajusteALaVista', lugar, version: own });
  }, [configuracion, lugar, own]);
  useLayoutEffect(() => {
    configuracion.send({ type: isWritten ? 'escribir' : 'deshacer', lugar });
  }, [configuracion, lugar, isWritten]);
  useEffect(() => {
    configuracion.send({ type: 'ajusteALaVista', lugar, version });
  }, [configuracion, lugar, version]);
  // What somebody is writing stays: whether it can still be saved, the server says.
  const shown = useRef(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each setting that the server has, not for each render.
  useEffect(() => {
    const written = meaning(methods.getValues());
    if (written === meaning(shown.current) || written === meaning(typed)) methods.reset(typed as DefaultValues<Typed>);
    shown.current = typed;
  }, [methods, asStored]);

  return (
    <Card.Root as="section" aria-labelledby={heading}>
      <Card.Title as="h2" mb={2} id={heading}>
        {title}
      </Card.Title>
      <Form
        form={form}
        label={title}
        actions={
          <Grid gap={3}>
            <OnceFailure
              work={work}
              failed="No se pudo guardar."
              tell={changesTold}
              against={null}
              refreshing={false}
              onAgain={() => work.send({ type: 'enviar', values: work.getSnapshot().context.values })}
              onAccept={() => undefined}
              submitsElsewhere
            />
            <Flex wrap="wrap" align="center" gap={2}>
              <Text me="auto" color="fg.muted" fontSize="xs">
                {changedBy(stored)}
              </Text>
              {isWritten && form.restored === null && !inConflict && (
                <Button variant="ghost" onClick={discard}>
                  Descartar
                </Button>
              )}
              {!inConflict && (
                <SubmitButton form={form} busyText="Guardando..." idle={idle && IDLE_TEXTS[idle]}>
                  Guardar
                </SubmitButton>
              )}
            </Flex>
          </Grid>
        }
      >
        {children(form)}
      </Form>
      <HistoryBelow api={api} entidad="ajuste" id={id} />
    </Card.Root>
  );
}

function changedBy({ ultimoCambio }: Pick<Ajustes['vigencia'], 'ultimoCambio'>): string {
  if (ultimoCambio === null) return 'Nadie lo ha cambiado.';
  return `${ultimoCambio.autor.nombre} lo cambió el ${dateAndTime(ultimoCambio.fecha)}.`;
}
