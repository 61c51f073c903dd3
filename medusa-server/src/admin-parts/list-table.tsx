import { createDataTableColumnHelper, DataTable, Table, Text, useDataTable } from "@medusajs/ui";
import { type ReactNode, useMemo } from "react";
import { pageSize } from "./page-size.ts";
import type { ListRead } from "./use-list.ts";

/** A column of a list: its header, and its cell for a row. */
export type ListColumn<Row> = { header: ReactNode; cell: (row: Row) => ReactNode };

type ListTableProps<Row> = {
  list: ListRead;
  /** Rows of the current page. */
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  /** Shown when the list has no rows. */
  emptyText: string;
  /** Search input. `by` names the searched fields and begins with a capital letter. */
  search?: { by: string; value: string; onChange: (value: string) => void };
  /** Filters above the list, beside the search input. */
  filters?: ReactNode;
};

type Cells = { id: string; cells: ReactNode[] };

const helper = createDataTableColumnHelper<Cells>();
const mostSearched = 100;

/** Shows one page of a list with buttons for the other pages, or a text when there are no rows. */
export function ListTable<Row extends { id: string }>({
  list: { count, isCountExact, error, pageIndex, turn },
  rows,
  columns,
  emptyText,
  search,
  filters,
}: ListTableProps<Row>) {
  const data = rows.map((row) => ({ id: row.id, cells: columns.map(({ cell }) => cell(row)) }));
  const instance = useDataTable<Cells>({
    data,
    columns: useColumns(columns),
    getRowId: ({ id }) => id,
    ...(search && {
      search: {
        state: search.value,
        onSearchChange: (value) => search.onChange(value.slice(0, mostSearched)),
        // No debounce: the URL has the search text before the user can open an entry.
        debounce: 0,
      },
    }),
    // `useList` already turns to the first page when a filter changes.
    autoResetPageIndex: false,
  });
  const state = error?.message ?? (count === undefined ? "Loading …" : emptyText);
  const custom = (
    <Text className={`text-center ${error === null ? "text-ui-fg-subtle" : "text-ui-fg-error"}`}>
      {state}
    </Text>
  );
  return (
    <DataTable instance={instance}>
      {(search !== undefined || filters !== undefined) && (
        <DataTable.Toolbar className="flex flex-wrap items-center gap-2">
          {filters}
          {search && (
            <div className="w-72">
              <DataTable.Search aria-label={`Search by ${search.by.toLowerCase()}`} placeholder={search.by} />
            </div>
          )}
        </DataTable.Toolbar>
      )}
      <DataTable.Table emptyState={{ empty: { custom }, filtered: { custom } }} />
      <Pagination count={count ?? 0} isCountExact={isCountExact} onPage={turn} pageIndex={pageIndex} />
    </DataTable>
  );
}

/**
 * Keeps the column objects between renders: with new ones React would remount the cells and lose the text typed in
 * them.
 */
function useColumns<Row>(columns: readonly ListColumn<Row>[]) {
  const { length } = columns;
  return useMemo(
    () =>
      Array.from({ length }, (_, index) =>
        helper.accessor(({ cells }) => cells[index], {
          id: String(index),
          header: () => columns[index]?.header,
          // No size: the column is as wide as its contents. DataTable itself would neither wrap them nor show their
          // focus.
          size: undefined,
          cell: ({ getValue }) => <div className="whitespace-normal">{getValue()}</div>,
          truncateTooltip: false,
        }),
      ),
    // The headers of a list never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [length],
  );
}

const exact = { of: "of", results: "results", pages: "pages", prev: "Prev", next: "Next" };
const bounded = { ...exact, of: "of more than" };

type PaginationProps = {
  count: number;
  isCountExact: boolean;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
};

/** Shows the page number and buttons for other pages. DataTable's own pagination requires an exact count. */
function Pagination({ count, isCountExact, pageIndex, onPage }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  return (
    <Table.Pagination
      count={count}
      pageSize={pageSize}
      pageIndex={pageIndex}
      pageCount={pageCount}
      translations={isCountExact ? exact : bounded}
      canPreviousPage={pageIndex > 0}
      canNextPage={pageIndex + 1 < pageCount || !isCountExact}
      previousPage={() => onPage(pageIndex - 1)}
      nextPage={() => onPage(pageIndex + 1)}
    />
  );
}
