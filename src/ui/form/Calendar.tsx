import { DatePicker, Portal, parseDate } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { zoneHere } from '#domain/common/dates';

interface Props {
  /** The elements of the field: the calendar hangs below the one, and the other opened it. */
  readonly ids: { readonly control: string; readonly trigger: string };
  /** ISO; '' where no day is chosen. */
  readonly day: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (day: string) => void;
  /** @param isInside the focus is in the calendar, which goes. */
  readonly onClose: (isInside: boolean) => void;
}

type View = 'day' | 'month' | 'year';

const TURNS = {
  day: { before: 'Mes anterior', after: 'Mes siguiente', up: 'Elegir el mes' },
  month: { before: 'Año anterior', after: 'Año siguiente', up: 'Elegir el año' },
  year: { before: 'Años anteriores', after: 'Años siguientes', up: 'Años' },
} as const satisfies Record<View, object>;

const CONTENT_ID = 'calendario';

/** A calendar to choose a day from, over the page; the arrows go through its days. Its code comes when somebody asks for it. */
export function Calendar({ ids, day, min, max, onPick, onClose }: Props) {
  // It opens once it is there: only what opens takes the focus.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <DatePicker.Root
      ids={{ ...ids, content: CONTENT_ID }}
      open={open}
      locale="es-MX"
      timeZone={zoneHere()}
      fixedWeeks
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      defaultValue={day === '' ? [] : [parseDate(day)]}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      translations={{
        content: 'Calendario',
        dayCell: ({ valueText, selected }) => (selected ? `${valueText}, elegido` : valueText),
        prevTrigger: (view) => TURNS[view].before,
        nextTrigger: (view) => TURNS[view].after,
        viewTrigger: (view) => TURNS[view].up,
      }}
      onValueChange={({ valueAsString: _, value: [chosen] }) => {
        if (chosen !== undefined) onPick(chosen.toString());
      }}
      onOpenChange={(change) => {
        if (!change.open) onClose(document.getElementById(CONTENT_ID)?.contains(document.activeElement) === true);
      }}
    >
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content aria-roledescription="calendario">
            <DatePicker.View view="day">
              <DatePicker.Header />
              <DatePicker.DayTable />
            </DatePicker.View>
            <DatePicker.View view="month">
              <DatePicker.Header />
              <DatePicker.MonthTable columns={3} />
            </DatePicker.View>
            <DatePicker.View view="year">
              <DatePicker.Header />
              <DatePicker.YearTable columns={3} />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  );
}
