import type { TakeBackState } from "@spolverk/domain";

/** A take-back as a row of the admin's list. */
export type TakeBackRow = {
  id: string;
  number: string;
  state: TakeBackState;
  orderId: string;
  orderNumber: string;
  email: string;
  isCompany: boolean;
  spools: number;
  scrapGrams: number;
  /** ISO date-time */
  createdAt: string;
  /** Last day to send the parcel: YYYY-MM-DD, in UTC. */
  lastDay: string;
};

/** GET /admin/take-backs */
export type TakeBackPage = { takeBacks: TakeBackRow[]; count: number; offset: number; limit: number };

/** GET /admin/take-backs/{id}, and the reply to every change of the take-back. */
export type TakeBackForAdmin = TakeBackRow & {
  language: string;
  site: string;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  trackingNumber: string | null;
  hasLabel: boolean;
  feeSek: number | null;
  reason: string | null;
  history: {
    state: TakeBackState;
    at: string;
    /** Name of the merchandiser; null for a change made by the customer or the shop. */
    author: string | null;
  }[];
  notes: { id: string; text: string; author: string; at: string }[];
  /** The states to which a merchandiser may move the take-back. */
  nextStates: TakeBackState[];
};
