/** Deleting a review. Loaded when somebody asks for it. */

import { confirm, say } from "../lib/dialogs.ts";
import { t } from "../lib/i18n.ts";
import { setToken } from "../lib/storage.ts";
import { deleteReview } from "../net/api.ts";

export const removeReview = async (id: string, token: string | null, leave: () => void): Promise<void> => {
  const sure = await confirm(t("review-delete"), t("review-delete-why"), t("review-delete-yes"));
  if (!sure) return;
  await deleteReview(id, token);
  setToken(id, null);
  leave();
  say(t("review-deleted"));
};
